-- A proforma invoice asks for a payment before the invoice is issued. It is numbered separately.
alter table document drop constraint document_kind_check;
alter table document add constraint document_kind_check check (kind in ('invoice', 'proforma', 'packing-slip', 'handover'));
