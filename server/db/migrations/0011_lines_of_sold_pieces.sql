-- A line is active until its order is cancelled or shipped. A piece that comes back after the shipment can be sold again.

update order_line set is_active = false from shop_order
  where shop_order.id = order_line.order_id and shop_order.status in ('shipped', 'delivered') and order_line.is_active;
