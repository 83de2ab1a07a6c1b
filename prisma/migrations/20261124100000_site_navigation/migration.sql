-- The menu and the footer of the site are data (docs/decisions/045-menu-and-footer.md).
CREATE TABLE "site_navigation" (
    "id" UUID NOT NULL,
    "menu" JSONB NOT NULL DEFAULT '[]',
    "footer" JSONB NOT NULL DEFAULT '[]',
    "legal" JSONB NOT NULL DEFAULT '[]',
    "footer_note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "site_navigation_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "site_navigation_single_key" ON "site_navigation" ((true));

-- What every installation starts with, new or old: the entries of specification section 2 with care, prices, reviews and
-- events; the footer as it stood in the code.
INSERT INTO "site_navigation" ("id", "menu", "footer", "legal", "footer_note", "updated_at") VALUES (gen_random_uuid(),
'[
  {"label": "About Us", "kind": "list", "href": null, "careTypes": false, "visible": true, "links": [
    {"label": "About Us", "href": "/about-us", "visible": true},
    {"label": "Team", "href": "/team", "visible": true},
    {"label": "Careers", "href": "/careers", "visible": true},
    {"label": "Our Services", "href": "/services", "visible": true},
    {"label": "Reviews", "href": "/reviews", "visible": true}
  ]},
  {"label": "Communities", "kind": "page", "href": "/communities", "careTypes": false, "visible": true, "links": []},
  {"label": "Care", "kind": "list", "href": null, "careTypes": true, "visible": true, "links": [
    {"label": "Compare care levels", "href": "/compare-care-levels", "visible": true}
  ]},
  {"label": "Prices", "kind": "page", "href": "/pricing-and-availability", "careTypes": false, "visible": true, "links": []},
  {"label": "Resources", "kind": "list", "href": null, "careTypes": false, "visible": true, "links": [
    {"label": "Care Navigator", "href": "/care-navigator", "visible": true},
    {"label": "Resource Library", "href": "/resources", "visible": true},
    {"label": "Latest News", "href": "/blog", "visible": true},
    {"label": "Events", "href": "/events", "visible": true},
    {"label": "Contact Us", "href": "/contact", "visible": true}
  ]}
]',
'[
  {"heading": "Communities", "begins": "cities", "visible": true, "links": []},
  {"heading": "Care", "begins": "care", "visible": true, "links": [
    {"label": "Compare care levels", "href": "/compare-care-levels", "visible": true},
    {"label": "Prices and availability", "href": "/pricing-and-availability", "visible": true}
  ]},
  {"heading": null, "begins": "nothing", "visible": true, "links": [
    {"label": "Our team", "href": "/team", "visible": true},
    {"label": "Careers", "href": "/careers", "visible": true},
    {"label": "Family stories", "href": "/family-stories-and-reviews", "visible": true},
    {"label": "Events", "href": "/events", "visible": true},
    {"label": "Questions and answers", "href": "/faqs", "visible": true},
    {"label": "For professionals", "href": "/for-professionals", "visible": true}
  ]}
]',
'[
  {"label": "Accessibility", "href": "/accessibility", "visible": true},
  {"label": "Privacy", "href": "/privacy", "visible": true},
  {"label": "Your Privacy Choices", "href": "/privacy-choices", "visible": true},
  {"label": "Terms", "href": "/terms", "visible": true},
  {"label": "For developers", "href": "/developers", "visible": true},
  {"label": "Staff sign-in", "href": "/login", "visible": true}
]',
'Licensed and insured. Equal housing opportunity.',
timestamptz '2026-01-01T00:00:00Z');
