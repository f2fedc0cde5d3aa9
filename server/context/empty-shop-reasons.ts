const emptyShopReasons = ['empty-shop-name', 'empty-shop-backup', 'empty-shop-mixed'] as const

export type EmptyShopReason = (typeof emptyShopReasons)[number]
