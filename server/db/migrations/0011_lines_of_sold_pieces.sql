-- A line is active until its order was cancelled or sent off: what came back to the shop later may be sold again.

update order_line set is_active = false from shop_order
  where shop_order.id = order_line.order_id and shop_order.status in ('shipped', 'delivered') and order_line.is_active;
