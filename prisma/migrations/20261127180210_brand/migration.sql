create table brand (
  id uuid primary key,
  short_name text,
  logo_image_id uuid references images (id) on delete set null on update cascade,
  logo_dark_image_id uuid references images (id) on delete set null on update cascade,
  icon_image_id uuid references images (id) on delete set null on update cascade,
  icon_dark_image_id uuid references images (id) on delete set null on update cascade,
  confirmation_image_id uuid references images (id) on delete set null on update cascade,
  paper_color text,
  ink_color text,
  primary_color text,
  accent_color text,
  body_font text not null default 'atkinson',
  heading_font text not null default 'fraunces',
  motif text not null default 'waves',
  created_at timestamptz(3) not null default current_timestamp,
  updated_at timestamptz(3) not null
);
