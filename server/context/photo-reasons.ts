const photoReasons = [
  'upload-missing',
  'upload-too-large',
  'upload-unreadable',
  'upload-heic',
  'upload-pixels',
  'upload-no-room',
  'upload-gone',
  'upload-taken',
  'photos-full',
  'photos-edited-meanwhile',
  'photo-no-original',
  'photo-cut-twice',
] as const

export type PhotoReason = (typeof photoReasons)[number]
