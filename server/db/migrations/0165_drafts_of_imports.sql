alter table import_run
  -- status of new pieces whose rows have none
  add column new_status text not null default 'draft' check (new_status in ('draft', 'incoming', 'available')),
  -- separator of a text file; null for XLSX, and for files of earlier versions
  add column separator text check (length(separator) = 1);
