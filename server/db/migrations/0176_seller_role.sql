alter table staff drop constraint staff_roles_check;
alter table staff add constraint staff_roles_check
  check (cardinality(roles) > 0 and roles <@ array['owner', 'manager', 'seller', 'expert', 'editor']);
