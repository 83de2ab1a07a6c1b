-- The site's informational pages: their titles, composition and place in the records. Their words below the header stay in
-- page_content_sections, their headers in page_heroes.
create table pages (
  id uuid not null,
  path text not null,
  title text not null,
  description text not null,
  layout text not null default 'plain',
  part text,
  part_title text,
  part_after integer not null default 0,
  care_type_id uuid,
  community_picture text not null default 'image',
  indexed boolean not null default true,
  active boolean not null default true,
  created_at timestamptz(3) not null default current_timestamp,
  updated_at timestamptz(3) not null,
  constraint pages_pkey primary key (id)
);
create unique index pages_path_key on pages (path);
create index pages_care_type_id_idx on pages (care_type_id);
alter table pages add constraint pages_care_type_id_fkey
  foreign key (care_type_id) references care_types (id) on delete set null on update cascade;

-- The pages of the specification exist in every installation, new or old.
insert into pages (id, path, title, description, layout, part, part_title, part_after, community_picture, updated_at)
select gen_random_uuid(), v.*, timestamptz '2026-01-01T00:00:00Z' from (values
  ('/about-us', 'About us', 'Who owns and runs our communities, and what a visitor can check for themselves.', 'cut', 'people'::text, 'Who is home'::text, 3, 'image'),
  ('/accessibility', 'Accessibility', 'What this site does for keyboards, screen readers and magnifiers, what falls short, and how to report it.', 'plain', null, null, 0, 'image'),
  ('/additional-ltc', 'Further long-term care services', 'Therapy, wound care, palliative care, hospice and visiting offices around the nursing room.', 'window', 'communities', 'Where the *nursing rooms* are', 3, 'image'),
  ('/beauty-salon', 'Hair salon', 'Prices and hours of the hair salons, and how it works for people who cannot come down.', 'print', null, null, 0, 'image'),
  ('/care-navigator', 'Care Navigator', 'A few questions that lead to one suggestion, and how the answers are counted.', 'cut', null, null, 0, 'image'),
  ('/care-points', 'Care points', 'How the amount of help is counted, and what each step costs a month.', 'print', null, null, 0, 'image'),
  ('/careers', 'Careers', 'Jobs in our communities, the pay for each, and how hiring goes.', 'print', null, null, 0, 'image'),
  ('/compare-care-levels', 'Compare care levels', 'Independent living, assisted living, memory care, respite and long-term care side by side.', 'print', null, null, 0, 'image'),
  ('/courtyards-patios', 'Courtyards and patios', 'Our courtyards and patios: the measures, the gardens, and what happens in bad weather.', 'panorama', null, null, 0, 'courtyardsImage'),
  ('/dining', 'Dining', 'Menus, hours, special diets and guests: how our kitchens cook, and what is in the rate.', 'panorama', 'rooms', 'In each of our dining rooms', 3, 'privateDiningImage'),
  ('/family-stories-and-reviews', 'Family stories and reviews', 'What residents and families say, with a date, a source and their consent.', 'window', 'stories', null, 1, 'image'),
  ('/fitness-therapy', 'Fitness and therapy', 'Classes to keep what you have and therapy to get back what you lost, with the week’s timetable.', 'window', null, null, 0, 'image'),
  ('/for-professionals', 'For professionals', 'For discharge planners, social workers and physicians: what we accept and how to refer.', 'plain', null, null, 0, 'image'),
  ('/in-home-care', 'Care at home', 'Help in your own home, by the hour.', 'cut', null, null, 0, 'image'),
  ('/long-term-care-colorado', 'How long-term care works in Colorado', 'Licenses, Medicaid, rights and waiting lists for long-term care in Colorado, in plain words.', 'panorama', null, null, 0, 'image'),
  ('/ltc-watch', 'LTC Watch: our figures', 'Call times, falls, staff turnover and inspections, community by community, published each quarter.', 'plain', null, null, 0, 'image'),
  ('/pricing-and-availability', 'Prices and availability', 'Every monthly rate of every community with the day it was confirmed, and what is open now.', 'plain', null, null, 0, 'image'),
  ('/privacy', 'Privacy', 'What we know about you, what we do with it, and what we do not tell anybody.', 'plain', null, null, 0, 'image'),
  ('/safety-with-dignity', 'Safety with dignity', 'Rails, lamps and habits instead of alarms on people, and what we do after a fall.', 'cut', null, null, 0, 'image'),
  ('/services', 'Our services', 'What is in the monthly rate, what costs extra, and which community has what.', 'panorama', null, null, 0, 'image'),
  ('/services/chaplaincy', 'Chaplaincy', 'Somebody to sit with, of any faith or none: the week, the people to call, and what it costs (nothing).', 'cut', null, null, 0, 'image'),
  ('/services/long-term-care', 'Long-term care and nursing', 'Licensed nursing rooms: a day there, the figures, and who pays.', 'window', 'communities', 'Communities with *nursing rooms*', 3, 'image'),
  ('/services/management', 'How a community is run', 'Who runs each community, whom to ask, what is on paper, and where to complain.', 'print', null, null, 0, 'image'),
  ('/stage-cares', 'Stage Cares', 'Stages of help, agreed on before they happen, and what we watch for between them.', 'cut', null, null, 0, 'image'),
  ('/stage-cares-app', 'The Stage Cares app', 'What families see in the app, what they do not, and how to get started.', 'print', null, null, 0, 'image'),
  ('/terms', 'Terms of use', 'The rules of this website, short enough to finish.', 'plain', null, null, 0, 'image'),
  ('/virtual-tour-and-floorplans', 'Virtual tour and floor plans', 'Every floor plan of every community with size and dated price, and a live tour by video.', 'cut', null, null, 0, 'image')
) v;
update pages set care_type_id = (select id from care_types where slug = 'long-term-care') where part = 'communities';
