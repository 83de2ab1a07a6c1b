-- CreateTable
CREATE TABLE "conversion_actions" (
    "id" UUID NOT NULL,
    "external_id" TEXT,
    "name" TEXT NOT NULL,
    "label" TEXT,
    "category" TEXT,
    "value" DECIMAL(12,2),
    "currency" CHAR(3) NOT NULL DEFAULT 'USD',
    "counting_type" TEXT,
    "status" TEXT,
    "primary_for_goal" BOOLEAN NOT NULL DEFAULT true,
    "attribution_model" TEXT,
    "click_through_window_days" INTEGER NOT NULL DEFAULT 90,
    "view_through_window_days" INTEGER NOT NULL DEFAULT 30,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "conversion_actions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "campaigns" (
    "id" UUID NOT NULL,
    "external_id" TEXT,
    "name" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'PAUSED',
    "budget_micros" BIGINT,
    "bidding_strategy" TEXT NOT NULL DEFAULT 'MANUAL_CPC',
    "target_cpa_micros" BIGINT,
    "target_google_search" BOOLEAN NOT NULL DEFAULT true,
    "target_search_network" BOOLEAN NOT NULL DEFAULT true,
    "target_content_network" BOOLEAN NOT NULL DEFAULT false,
    "impressions" INTEGER NOT NULL DEFAULT 0,
    "clicks" INTEGER NOT NULL DEFAULT 0,
    "conversions" DECIMAL(12,2) NOT NULL DEFAULT 0,
    "cost" DECIMAL(12,2) NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "campaigns_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ad_groups" (
    "id" UUID NOT NULL,
    "external_id" TEXT,
    "campaign_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'ENABLED',
    "cpc_bid_micros" BIGINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ad_groups_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "keywords" (
    "id" UUID NOT NULL,
    "external_id" TEXT,
    "ad_group_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "match_type" TEXT NOT NULL DEFAULT 'BROAD',
    "status" TEXT NOT NULL DEFAULT 'ENABLED',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "keywords_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ads" (
    "id" UUID NOT NULL,
    "external_id" TEXT,
    "ad_group_id" UUID NOT NULL,
    "headlines" TEXT[],
    "descriptions" TEXT[],
    "final_url" TEXT,
    "path1" VARCHAR(15),
    "path2" VARCHAR(15),
    "status" TEXT NOT NULL DEFAULT 'PAUSED',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_log" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_id" UUID,
    "actor_name" TEXT,
    "action" TEXT NOT NULL,
    "entity" TEXT,
    "entity_id" TEXT,
    "before" JSONB,
    "after" JSONB,
    "ip_address" TEXT,
    "request_id" TEXT,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "revisions" (
    "id" UUID NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "data" JSONB NOT NULL,
    "changed_fields" TEXT[],
    "actor_id" UUID,
    "actor_name" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "revisions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "care_types" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "image_id" UUID,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "care_types_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "amenities" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "category" TEXT,
    "description" TEXT,
    "icon" TEXT,
    "image_url" TEXT,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "amenities_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "communities" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "street" TEXT,
    "city" TEXT,
    "state" CHAR(2) NOT NULL DEFAULT 'CO',
    "zip" TEXT,
    "latitude" DECIMAL(9,6),
    "longitude" DECIMAL(9,6),
    "time_zone" TEXT NOT NULL DEFAULT 'America/Denver',
    "serves_cities" TEXT[],
    "phone_display" TEXT,
    "phone_dial" TEXT,
    "secondary_phone_display" TEXT,
    "secondary_phone_dial" TEXT,
    "email" TEXT,
    "facebook_url" TEXT,
    "instagram_url" TEXT,
    "linkedin_url" TEXT,
    "twitter_url" TEXT,
    "hero_image_url" TEXT,
    "image_id" UUID,
    "logo_image_id" UUID,
    "inverted_logo_image_id" UUID,
    "contact_image_id" UUID,
    "pricing_image_id" UUID,
    "brochure_image_id" UUID,
    "experience_image_id" UUID,
    "fitness_image_id" UUID,
    "private_dining_image_id" UUID,
    "salon_image_id" UUID,
    "courtyards_image_id" UUID,
    "brochure_link" TEXT,
    "calendar_file_1" TEXT,
    "calendar_file_1_button_text" TEXT,
    "calendar_file_2" TEXT,
    "calendar_file_2_button_text" TEXT,
    "overview" TEXT,
    "heading" TEXT,
    "subheading" TEXT,
    "description" TEXT,
    "short_description" TEXT,
    "seo_title" TEXT,
    "seo_description" TEXT,
    "starting_rate_display" TEXT,
    "starting_price" DECIMAL(10,2),
    "price_as_of" DATE,
    "special_certifications" TEXT[],
    "main_color_hex" TEXT,
    "cta_color_hex" TEXT,
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "rating" DECIMAL(2,1) NOT NULL DEFAULT 4.8,
    "review_count" INTEGER NOT NULL DEFAULT 0,
    "license_status" TEXT NOT NULL DEFAULT 'Licensed & Insured',
    "same_day_tours" BOOLEAN NOT NULL DEFAULT true,
    "no_obligation" BOOLEAN NOT NULL DEFAULT true,
    "talk_further_id" TEXT,
    "video_url" TEXT,
    "property_map_url" TEXT,
    "employment_link" TEXT,
    "cluster" TEXT,
    "year_established" INTEGER,
    "licensed_since" INTEGER,
    "resident_capacity" INTEGER,
    "verified_stats" JSONB NOT NULL DEFAULT '{}',
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "communities_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "communities_care_types" (
    "community_id" UUID NOT NULL,
    "care_type_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "communities_care_types_pkey" PRIMARY KEY ("community_id","care_type_id")
);

-- CreateTable
CREATE TABLE "communities_amenities" (
    "community_id" UUID NOT NULL,
    "amenity_id" UUID NOT NULL,
    "image_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "communities_amenities_pkey" PRIMARY KEY ("community_id","amenity_id")
);

-- CreateTable
CREATE TABLE "community_highlights" (
    "id" UUID NOT NULL,
    "community_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "image_id" UUID,
    "cta_label" TEXT,
    "cta_href" TEXT,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "community_highlights_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "community_features" (
    "id" UUID NOT NULL,
    "community_id" UUID NOT NULL,
    "eyebrow" TEXT,
    "title" TEXT NOT NULL,
    "body" TEXT,
    "image_id" UUID,
    "image_alt" TEXT,
    "cta_label" TEXT,
    "cta_href" TEXT,
    "image_left" BOOLEAN NOT NULL DEFAULT false,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "community_features_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "floor_plans" (
    "id" UUID NOT NULL,
    "community_id" UUID NOT NULL,
    "care_type_id" UUID,
    "plan_slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "bedrooms" INTEGER NOT NULL,
    "bathrooms" DECIMAL(3,1) NOT NULL,
    "square_feet" INTEGER,
    "description" TEXT,
    "highlights" TEXT[],
    "image_url" TEXT,
    "plan_image_url" TEXT,
    "pdf_url" TEXT,
    "accessible" BOOLEAN NOT NULL DEFAULT false,
    "starting_rate_display" TEXT,
    "starting_price" DECIMAL(10,2),
    "price_as_of" DATE,
    "availability" TEXT NOT NULL DEFAULT 'available',
    "available_from" DATE,
    "sort_priority" INTEGER NOT NULL DEFAULT 0,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "floor_plans_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "floor_plan_images" (
    "id" UUID NOT NULL,
    "floor_plan_id" UUID NOT NULL,
    "image_id" UUID NOT NULL,
    "caption" TEXT,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "floor_plan_images_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "testimonials" (
    "id" UUID NOT NULL,
    "community_id" UUID,
    "author_name" TEXT NOT NULL,
    "author_relation" TEXT,
    "content" TEXT NOT NULL,
    "highlight" TEXT,
    "rating" INTEGER,
    "image_id" UUID,
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "approved" BOOLEAN NOT NULL DEFAULT false,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "source" TEXT,
    "written_on" DATE,
    "consent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "testimonials_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "team_members" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "department" TEXT,
    "bio" TEXT,
    "avatar_image_id" UUID,
    "community_id" UUID,
    "email" TEXT,
    "phone" TEXT,
    "linkedin_url" TEXT,
    "twitter_url" TEXT,
    "started_year" INTEGER,
    "tags" TEXT[],
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "team_members_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "posts" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "summary" TEXT,
    "body_html" TEXT,
    "hero_image_url" TEXT,
    "image_id" UUID,
    "tags" TEXT[],
    "attachment_id" UUID,
    "community_id" UUID,
    "published" BOOLEAN NOT NULL DEFAULT false,
    "published_at" TIMESTAMPTZ(3),
    "seo_title" TEXT,
    "seo_description" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "posts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "post_attachments" (
    "id" UUID NOT NULL,
    "filename" TEXT NOT NULL,
    "original_name" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "object_key" TEXT NOT NULL,
    "mime_type" TEXT NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "uploaded_by" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "post_attachments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "blog_posts" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "summary" TEXT,
    "main_image_id" UUID,
    "thumbnail_image_id" UUID,
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "category" TEXT,
    "author" TEXT,
    "author_id" UUID,
    "tags" TEXT[],
    "community_id" UUID,
    "published" BOOLEAN NOT NULL DEFAULT true,
    "published_at" TIMESTAMPTZ(3),
    "seo_title" TEXT,
    "seo_description" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "blog_posts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "blog_post_images" (
    "id" UUID NOT NULL,
    "blog_post_id" UUID NOT NULL,
    "image_id" UUID NOT NULL,
    "caption" TEXT,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "blog_post_images_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "events" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "summary" TEXT,
    "description" TEXT,
    "image_id" UUID,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3),
    "location_text" TEXT,
    "rsvp_url" TEXT,
    "community_id" UUID,
    "published" BOOLEAN NOT NULL DEFAULT true,
    "max_attendees" INTEGER,
    "is_public" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "faqs" (
    "id" UUID NOT NULL,
    "question" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "category" TEXT,
    "community_id" UUID,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "faqs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "social_posts" (
    "id" UUID NOT NULL,
    "community_id" UUID,
    "image_id" UUID,
    "caption" TEXT,
    "link_url" TEXT,
    "author" TEXT,
    "post_date" TIMESTAMPTZ(3),
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "social_posts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tour_requests" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT,
    "phone" TEXT NOT NULL,
    "phone_e164" TEXT,
    "phone_extension" TEXT,
    "community_id" UUID,
    "floor_plan_id" UUID,
    "landing_page_template_id" UUID,
    "preferred_date" TIMESTAMPTZ(3),
    "message" TEXT,
    "source" TEXT NOT NULL DEFAULT 'tour',
    "status" TEXT NOT NULL DEFAULT 'new',
    "status_reason" TEXT,
    "notes" TEXT,
    "last_contacted_at" TIMESTAMPTZ(3),
    "scheduled_date" TIMESTAMPTZ(3),
    "owner_id" UUID,
    "household_id" UUID,
    "utm_source" TEXT,
    "utm_medium" TEXT,
    "utm_campaign" TEXT,
    "utm_term" TEXT,
    "utm_content" TEXT,
    "landing_page_url" TEXT,
    "transaction_id" TEXT NOT NULL,
    "gclid" TEXT,
    "gbraid" TEXT,
    "wbraid" TEXT,
    "fbp" TEXT,
    "fbc" TEXT,
    "fbclid" TEXT,
    "client_user_agent" TEXT,
    "client_ip_address" TEXT,
    "conversion_tier1_sent_at" TIMESTAMPTZ(3),
    "conversion_tier2_sent_at" TIMESTAMPTZ(3),
    "ad_consent" TEXT NOT NULL DEFAULT 'granted',
    "bot_check" TEXT NOT NULL DEFAULT 'off',
    "raw_side_data" JSONB,
    "promise" TEXT,
    "call_due_at" TIMESTAMPTZ(3),
    "quarantined_at" TIMESTAMPTZ(3),
    "first_viewed_at" TIMESTAMPTZ(3),
    "alarmed_at" TIMESTAMPTZ(3),
    "request_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tour_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "quarantines" (
    "id" UUID NOT NULL,
    "tour_request_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "detail" TEXT,
    "released_at" TIMESTAMPTZ(3),
    "released_by_id" UUID,
    "released_by" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "quarantines_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "lead_consents" (
    "id" UUID NOT NULL,
    "tour_request_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "granted" BOOLEAN NOT NULL,
    "wording" TEXT,
    "version" INTEGER,
    "channel" TEXT NOT NULL DEFAULT 'web-form',
    "page_url" TEXT,
    "ip_address" TEXT,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "lead_consents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "lead_events" (
    "id" UUID NOT NULL,
    "tour_request_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "actor_id" UUID,
    "actor_name" TEXT,
    "data" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "lead_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deliveries" (
    "id" UUID NOT NULL,
    "tour_request_id" UUID NOT NULL,
    "channel" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "attempt_count" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3),
    "message_id" TEXT,
    "last_error" TEXT,
    "sent_at" TIMESTAMPTZ(3),
    "failed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "delivery_attempts" (
    "id" UUID NOT NULL,
    "delivery_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "outcome" TEXT,
    "response_code" INTEGER,
    "response" TEXT,
    "worker" TEXT,

    CONSTRAINT "delivery_attempts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outgoing_mails" (
    "id" UUID NOT NULL,
    "delivery_id" UUID,
    "message_id" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "from" TEXT NOT NULL,
    "reply_to" TEXT,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outgoing_mails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "households" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "households_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "household_contacts" (
    "id" UUID NOT NULL,
    "household_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "relationship" TEXT,
    "phone_e164" TEXT,
    "email" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "household_contacts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "exit_intent_submissions" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "source" TEXT,
    "utm_source" TEXT,
    "utm_medium" TEXT,
    "utm_campaign" TEXT,
    "utm_term" TEXT,
    "utm_content" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "exit_intent_submissions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "images" (
    "id" UUID NOT NULL,
    "object_key" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "alt" TEXT NOT NULL DEFAULT '',
    "decorative" BOOLEAN NOT NULL DEFAULT false,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "mime_type" TEXT NOT NULL,
    "variants" JSONB NOT NULL DEFAULT '[]',
    "focal_x" DOUBLE PRECISION NOT NULL DEFAULT 0.5,
    "focal_y" DOUBLE PRECISION NOT NULL DEFAULT 0.5,
    "checksum" TEXT NOT NULL,
    "filename" TEXT,
    "uploaded_by" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "images_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "galleries" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "hero" BOOLEAN NOT NULL DEFAULT false,
    "published" BOOLEAN NOT NULL DEFAULT true,
    "tags" TEXT[],
    "community_id" UUID,
    "category" TEXT,
    "thumbnail_index" INTEGER NOT NULL DEFAULT 0,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "galleries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "gallery_images" (
    "id" UUID NOT NULL,
    "gallery_id" UUID NOT NULL,
    "image_id" UUID NOT NULL,
    "caption" TEXT,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "gallery_images_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "landing_page_templates" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "url_pattern" TEXT NOT NULL,
    "template_type" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "meta_description" TEXT,
    "h1_headline" TEXT,
    "subheadline" TEXT,
    "community_id" UUID,
    "care_type_id" UUID,
    "cities" TEXT[],
    "show_gallery" BOOLEAN NOT NULL DEFAULT true,
    "show_testimonials" BOOLEAN NOT NULL DEFAULT true,
    "show_team_members" BOOLEAN NOT NULL DEFAULT true,
    "show_pricing" BOOLEAN NOT NULL DEFAULT true,
    "show_floor_plans" BOOLEAN NOT NULL DEFAULT false,
    "show_faqs" BOOLEAN NOT NULL DEFAULT true,
    "hero_image_id" UUID,
    "hero_title" TEXT,
    "hero_subtitle" TEXT,
    "hero_cta_text" TEXT,
    "custom_content" TEXT,
    "schema_org_json" JSONB,
    "testimonial_video_url" TEXT,
    "hero_video_url" TEXT,
    "custom_scripts" TEXT,
    "conversion_rate" DECIMAL(6,4),
    "impressions" INTEGER NOT NULL DEFAULT 0,
    "conversions" INTEGER NOT NULL DEFAULT 0,
    "last_optimized_at" TIMESTAMPTZ(3),
    "active" BOOLEAN NOT NULL DEFAULT true,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "landing_page_templates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "page_heroes" (
    "id" UUID NOT NULL,
    "page_path" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "subtitle" TEXT,
    "background_image_url" TEXT,
    "image_id" UUID,
    "images" TEXT[],
    "videos" TEXT[],
    "use_video" BOOLEAN NOT NULL DEFAULT false,
    "cta_text" TEXT,
    "cta_link" TEXT,
    "overlay_opacity" DECIMAL(3,2) NOT NULL DEFAULT 0.50,
    "text_alignment" TEXT NOT NULL DEFAULT 'center',
    "active" BOOLEAN NOT NULL DEFAULT true,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "page_heroes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "homepage_sections" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "section_type" TEXT NOT NULL,
    "title" TEXT,
    "subtitle" TEXT,
    "body" TEXT,
    "cta_label" TEXT,
    "cta_url" TEXT,
    "image_id" UUID,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "visible" BOOLEAN NOT NULL DEFAULT true,
    "metadata" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "homepage_sections_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "homepage_config" (
    "id" UUID NOT NULL,
    "section_key" TEXT NOT NULL,
    "heading" TEXT,
    "subheading" TEXT,
    "metadata" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "homepage_config_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "page_content_sections" (
    "id" UUID NOT NULL,
    "page_path" TEXT,
    "landing_page_template_id" UUID,
    "section_type" TEXT NOT NULL,
    "section_key" TEXT NOT NULL,
    "title" TEXT,
    "subtitle" TEXT,
    "content" JSONB,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "page_content_sections_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "exit_intent_popup" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "title" TEXT NOT NULL DEFAULT 'Wait! Don''t Miss This',
    "message" TEXT NOT NULL DEFAULT 'Before you go, take our free Senior Living Guide: what each kind of care means, what it costs in Colorado, and twenty questions to ask on a tour.',
    "cta_text" TEXT NOT NULL DEFAULT 'Get My Free Guide',
    "cta_link" TEXT,
    "image_id" UUID,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "exit_intent_popup_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "username" TEXT NOT NULL,
    "password" TEXT NOT NULL,
    "email" TEXT,
    "role" TEXT NOT NULL DEFAULT 'admin',
    "session_version" INTEGER NOT NULL DEFAULT 1,
    "disabled_at" TIMESTAMPTZ(3),
    "password_changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_login_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "users_communities" (
    "user_id" UUID NOT NULL,
    "community_id" UUID NOT NULL,

    CONSTRAINT "users_communities_pkey" PRIMARY KEY ("user_id","community_id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "session_version" INTEGER NOT NULL,
    "ip_address" TEXT,
    "user_agent" TEXT,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invitations" (
    "id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "role" TEXT NOT NULL DEFAULT 'admin',
    "community_ids" UUID[],
    "invited_by_id" UUID,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "quizzes" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "result_title" TEXT,
    "result_message" TEXT,
    "result_tiers" JSONB NOT NULL DEFAULT '[]',
    "active" BOOLEAN NOT NULL DEFAULT true,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "quizzes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "quiz_questions" (
    "id" UUID NOT NULL,
    "quiz_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "type" TEXT NOT NULL DEFAULT 'multiple_choice',
    "required" BOOLEAN NOT NULL DEFAULT true,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "quiz_questions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "quiz_answer_options" (
    "id" UUID NOT NULL,
    "question_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "score" INTEGER NOT NULL DEFAULT 0,
    "result_category" TEXT,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "quiz_answer_options_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "quiz_responses" (
    "id" UUID NOT NULL,
    "quiz_id" UUID,
    "email" TEXT NOT NULL,
    "name" TEXT,
    "phone" TEXT,
    "zip_code" TEXT,
    "timeline" TEXT,
    "answers" JSONB NOT NULL DEFAULT '[]',
    "total_score" INTEGER,
    "result_category" TEXT,
    "utm_source" TEXT,
    "utm_medium" TEXT,
    "utm_campaign" TEXT,
    "utm_term" TEXT,
    "utm_content" TEXT,
    "landing_page_url" TEXT,
    "transaction_id" TEXT,
    "gclid" TEXT,
    "gbraid" TEXT,
    "wbraid" TEXT,
    "fbp" TEXT,
    "fbc" TEXT,
    "fbclid" TEXT,
    "client_user_agent" TEXT,
    "client_ip_address" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "quiz_responses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "content_assets" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "category" TEXT,
    "file_url" TEXT,
    "object_key" TEXT,
    "thumbnail" TEXT,
    "file_size" INTEGER,
    "mime_type" TEXT,
    "required_fields" TEXT[] DEFAULT ARRAY['email']::TEXT[],
    "article_content" TEXT,
    "featured_image_id" UUID,
    "author_id" UUID,
    "cta_text" TEXT NOT NULL DEFAULT 'Download Full Guide',
    "active" BOOLEAN NOT NULL DEFAULT true,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "download_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "content_assets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "asset_downloads" (
    "id" UUID NOT NULL,
    "content_asset_id" UUID,
    "email" TEXT NOT NULL,
    "name" TEXT,
    "phone" TEXT,
    "zip_code" TEXT,
    "timeline" TEXT,
    "utm_source" TEXT,
    "utm_medium" TEXT,
    "utm_campaign" TEXT,
    "utm_term" TEXT,
    "utm_content" TEXT,
    "landing_page_url" TEXT,
    "transaction_id" TEXT,
    "gclid" TEXT,
    "gbraid" TEXT,
    "wbraid" TEXT,
    "fbp" TEXT,
    "fbc" TEXT,
    "fbclid" TEXT,
    "client_user_agent" TEXT,
    "client_ip_address" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "asset_downloads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "site_settings" (
    "id" UUID NOT NULL,
    "company_name" TEXT NOT NULL,
    "company_phone_display" TEXT,
    "company_phone_dial" TEXT,
    "company_email" TEXT,
    "support_email" TEXT,
    "company_address" TEXT,
    "company_city" TEXT,
    "company_state" CHAR(2),
    "company_zip" TEXT,
    "facebook_url" TEXT,
    "instagram_url" TEXT,
    "linkedin_url" TEXT,
    "twitter_url" TEXT,
    "tagline" TEXT,
    "product_slug" TEXT NOT NULL DEFAULT 'evergrove',
    "time_zone" TEXT NOT NULL DEFAULT 'America/Denver',
    "consent_text" TEXT NOT NULL DEFAULT 'By sending this you agree that we may call or text you about your request. Consent is not a condition of any service.',
    "consent_version" INTEGER NOT NULL DEFAULT 1,
    "after_hours_promise" TEXT NOT NULL DEFAULT 'Our phones open again {time}. We will call you then, first thing.',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "site_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "staffed_hours" (
    "id" UUID NOT NULL,
    "community_id" UUID,
    "weekday" INTEGER,
    "date" DATE,
    "opens_at" TEXT,
    "closes_at" TEXT,
    "closed" BOOLEAN NOT NULL DEFAULT false,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "staffed_hours_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "email_recipients" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "failed_at" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "email_recipients_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "redirects" (
    "id" UUID NOT NULL,
    "from_path" TEXT NOT NULL,
    "to_path" TEXT NOT NULL,
    "status_code" INTEGER NOT NULL DEFAULT 308,
    "automatic" BOOLEAN NOT NULL DEFAULT false,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "hits" INTEGER NOT NULL DEFAULT 0,
    "last_hit_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "redirects_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "installation" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "database_id" UUID NOT NULL,
    "seeded_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "installation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "conversion_actions_external_id_key" ON "conversion_actions"("external_id");

-- CreateIndex
CREATE UNIQUE INDEX "campaigns_external_id_key" ON "campaigns"("external_id");

-- CreateIndex
CREATE UNIQUE INDEX "ad_groups_external_id_key" ON "ad_groups"("external_id");

-- CreateIndex
CREATE INDEX "ad_groups_campaign_id_idx" ON "ad_groups"("campaign_id");

-- CreateIndex
CREATE UNIQUE INDEX "keywords_external_id_key" ON "keywords"("external_id");

-- CreateIndex
CREATE INDEX "keywords_ad_group_id_idx" ON "keywords"("ad_group_id");

-- CreateIndex
CREATE UNIQUE INDEX "ads_external_id_key" ON "ads"("external_id");

-- CreateIndex
CREATE INDEX "ads_ad_group_id_idx" ON "ads"("ad_group_id");

-- CreateIndex
CREATE INDEX "audit_log_at_idx" ON "audit_log"("at" DESC);

-- CreateIndex
CREATE INDEX "audit_log_entity_entity_id_at_idx" ON "audit_log"("entity", "entity_id", "at" DESC);

-- CreateIndex
CREATE INDEX "audit_log_actor_id_at_idx" ON "audit_log"("actor_id", "at" DESC);

-- CreateIndex
CREATE INDEX "audit_log_action_at_idx" ON "audit_log"("action", "at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "revisions_entity_entity_id_number_key" ON "revisions"("entity", "entity_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "care_types_slug_key" ON "care_types"("slug");

-- CreateIndex
CREATE INDEX "care_types_active_sort_order_idx" ON "care_types"("active", "sort_order");

-- CreateIndex
CREATE INDEX "care_types_image_id_idx" ON "care_types"("image_id");

-- CreateIndex
CREATE UNIQUE INDEX "amenities_slug_key" ON "amenities"("slug");

-- CreateIndex
CREATE INDEX "amenities_active_category_sort_order_idx" ON "amenities"("active", "category", "sort_order");

-- CreateIndex
CREATE UNIQUE INDEX "communities_slug_key" ON "communities"("slug");

-- CreateIndex
CREATE INDEX "communities_active_featured_sort_order_idx" ON "communities"("active", "featured", "sort_order");

-- CreateIndex
CREATE INDEX "communities_active_city_idx" ON "communities"("active", "city");

-- CreateIndex
CREATE INDEX "communities_active_starting_price_idx" ON "communities"("active", "starting_price");

-- CreateIndex
CREATE INDEX "communities_image_id_idx" ON "communities"("image_id");

-- CreateIndex
CREATE INDEX "communities_care_types_care_type_id_idx" ON "communities_care_types"("care_type_id");

-- CreateIndex
CREATE INDEX "communities_amenities_amenity_id_idx" ON "communities_amenities"("amenity_id");

-- CreateIndex
CREATE INDEX "communities_amenities_image_id_idx" ON "communities_amenities"("image_id");

-- CreateIndex
CREATE INDEX "community_highlights_community_id_active_sort_order_idx" ON "community_highlights"("community_id", "active", "sort_order");

-- CreateIndex
CREATE INDEX "community_highlights_image_id_idx" ON "community_highlights"("image_id");

-- CreateIndex
CREATE INDEX "community_features_community_id_active_sort_order_idx" ON "community_features"("community_id", "active", "sort_order");

-- CreateIndex
CREATE INDEX "community_features_image_id_idx" ON "community_features"("image_id");

-- CreateIndex
CREATE INDEX "floor_plans_community_id_active_sort_order_idx" ON "floor_plans"("community_id", "active", "sort_order");

-- CreateIndex
CREATE INDEX "floor_plans_care_type_id_idx" ON "floor_plans"("care_type_id");

-- CreateIndex
CREATE INDEX "floor_plans_active_availability_starting_price_idx" ON "floor_plans"("active", "availability", "starting_price");

-- CreateIndex
CREATE UNIQUE INDEX "floor_plans_community_id_plan_slug_key" ON "floor_plans"("community_id", "plan_slug");

-- CreateIndex
CREATE INDEX "floor_plan_images_floor_plan_id_sort_order_idx" ON "floor_plan_images"("floor_plan_id", "sort_order");

-- CreateIndex
CREATE INDEX "floor_plan_images_image_id_idx" ON "floor_plan_images"("image_id");

-- CreateIndex
CREATE INDEX "testimonials_community_id_approved_sort_order_idx" ON "testimonials"("community_id", "approved", "sort_order");

-- CreateIndex
CREATE INDEX "testimonials_approved_featured_sort_order_idx" ON "testimonials"("approved", "featured", "sort_order");

-- CreateIndex
CREATE INDEX "testimonials_image_id_idx" ON "testimonials"("image_id");

-- CreateIndex
CREATE UNIQUE INDEX "team_members_slug_key" ON "team_members"("slug");

-- CreateIndex
CREATE INDEX "team_members_active_sort_order_idx" ON "team_members"("active", "sort_order");

-- CreateIndex
CREATE INDEX "team_members_community_id_active_sort_order_idx" ON "team_members"("community_id", "active", "sort_order");

-- CreateIndex
CREATE INDEX "team_members_department_idx" ON "team_members"("department");

-- CreateIndex
CREATE INDEX "team_members_avatar_image_id_idx" ON "team_members"("avatar_image_id");

-- CreateIndex
CREATE UNIQUE INDEX "posts_slug_key" ON "posts"("slug");

-- CreateIndex
CREATE INDEX "posts_published_published_at_idx" ON "posts"("published", "published_at" DESC);

-- CreateIndex
CREATE INDEX "posts_community_id_published_idx" ON "posts"("community_id", "published");

-- CreateIndex
CREATE INDEX "posts_image_id_idx" ON "posts"("image_id");

-- CreateIndex
CREATE INDEX "posts_attachment_id_idx" ON "posts"("attachment_id");

-- CreateIndex
CREATE INDEX "posts_tags_idx" ON "posts" USING GIN ("tags");

-- CreateIndex
CREATE UNIQUE INDEX "post_attachments_object_key_key" ON "post_attachments"("object_key");

-- CreateIndex
CREATE UNIQUE INDEX "blog_posts_slug_key" ON "blog_posts"("slug");

-- CreateIndex
CREATE INDEX "blog_posts_published_published_at_idx" ON "blog_posts"("published", "published_at" DESC);

-- CreateIndex
CREATE INDEX "blog_posts_published_category_idx" ON "blog_posts"("published", "category");

-- CreateIndex
CREATE INDEX "blog_posts_community_id_published_idx" ON "blog_posts"("community_id", "published");

-- CreateIndex
CREATE INDEX "blog_posts_author_id_idx" ON "blog_posts"("author_id");

-- CreateIndex
CREATE INDEX "blog_posts_main_image_id_idx" ON "blog_posts"("main_image_id");

-- CreateIndex
CREATE INDEX "blog_posts_thumbnail_image_id_idx" ON "blog_posts"("thumbnail_image_id");

-- CreateIndex
CREATE INDEX "blog_posts_tags_idx" ON "blog_posts" USING GIN ("tags");

-- CreateIndex
CREATE INDEX "blog_post_images_blog_post_id_sort_order_idx" ON "blog_post_images"("blog_post_id", "sort_order");

-- CreateIndex
CREATE INDEX "blog_post_images_image_id_idx" ON "blog_post_images"("image_id");

-- CreateIndex
CREATE UNIQUE INDEX "events_slug_key" ON "events"("slug");

-- CreateIndex
CREATE INDEX "events_published_is_public_starts_at_idx" ON "events"("published", "is_public", "starts_at");

-- CreateIndex
CREATE INDEX "events_community_id_starts_at_idx" ON "events"("community_id", "starts_at");

-- CreateIndex
CREATE INDEX "events_image_id_idx" ON "events"("image_id");

-- CreateIndex
CREATE INDEX "faqs_active_category_sort_order_idx" ON "faqs"("active", "category", "sort_order");

-- CreateIndex
CREATE INDEX "faqs_community_id_active_sort_order_idx" ON "faqs"("community_id", "active", "sort_order");

-- CreateIndex
CREATE INDEX "social_posts_community_id_active_sort_order_idx" ON "social_posts"("community_id", "active", "sort_order");

-- CreateIndex
CREATE INDEX "social_posts_image_id_idx" ON "social_posts"("image_id");

-- CreateIndex
CREATE UNIQUE INDEX "tour_requests_transaction_id_key" ON "tour_requests"("transaction_id");

-- CreateIndex
CREATE INDEX "tour_requests_created_at_idx" ON "tour_requests"("created_at" DESC);

-- CreateIndex
CREATE INDEX "tour_requests_status_created_at_idx" ON "tour_requests"("status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "tour_requests_community_id_created_at_idx" ON "tour_requests"("community_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "tour_requests_quarantined_at_created_at_idx" ON "tour_requests"("quarantined_at", "created_at" DESC);

-- CreateIndex
CREATE INDEX "tour_requests_owner_id_status_idx" ON "tour_requests"("owner_id", "status");

-- CreateIndex
CREATE INDEX "tour_requests_phone_e164_idx" ON "tour_requests"("phone_e164");

-- CreateIndex
CREATE INDEX "tour_requests_email_idx" ON "tour_requests"("email");

-- CreateIndex
CREATE INDEX "tour_requests_household_id_idx" ON "tour_requests"("household_id");

-- CreateIndex
CREATE INDEX "tour_requests_landing_page_template_id_idx" ON "tour_requests"("landing_page_template_id");

-- CreateIndex
CREATE INDEX "tour_requests_floor_plan_id_idx" ON "tour_requests"("floor_plan_id");

-- CreateIndex
CREATE INDEX "tour_requests_call_due_at_idx" ON "tour_requests"("call_due_at");

-- CreateIndex
CREATE UNIQUE INDEX "quarantines_tour_request_id_key" ON "quarantines"("tour_request_id");

-- CreateIndex
CREATE INDEX "quarantines_released_at_created_at_idx" ON "quarantines"("released_at", "created_at" DESC);

-- CreateIndex
CREATE INDEX "lead_consents_tour_request_id_idx" ON "lead_consents"("tour_request_id");

-- CreateIndex
CREATE INDEX "lead_events_tour_request_id_created_at_idx" ON "lead_events"("tour_request_id", "created_at");

-- CreateIndex
CREATE INDEX "deliveries_status_next_attempt_at_idx" ON "deliveries"("status", "next_attempt_at");

-- CreateIndex
CREATE INDEX "deliveries_status_created_at_idx" ON "deliveries"("status", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "deliveries_tour_request_id_channel_target_key" ON "deliveries"("tour_request_id", "channel", "target");

-- CreateIndex
CREATE UNIQUE INDEX "delivery_attempts_delivery_id_number_key" ON "delivery_attempts"("delivery_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "outgoing_mails_delivery_id_key" ON "outgoing_mails"("delivery_id");

-- CreateIndex
CREATE INDEX "outgoing_mails_created_at_idx" ON "outgoing_mails"("created_at" DESC);

-- CreateIndex
CREATE INDEX "household_contacts_household_id_idx" ON "household_contacts"("household_id");

-- CreateIndex
CREATE INDEX "household_contacts_phone_e164_idx" ON "household_contacts"("phone_e164");

-- CreateIndex
CREATE INDEX "household_contacts_email_idx" ON "household_contacts"("email");

-- CreateIndex
CREATE INDEX "exit_intent_submissions_created_at_idx" ON "exit_intent_submissions"("created_at" DESC);

-- CreateIndex
CREATE INDEX "exit_intent_submissions_email_idx" ON "exit_intent_submissions"("email");

-- CreateIndex
CREATE UNIQUE INDEX "images_object_key_key" ON "images"("object_key");

-- CreateIndex
CREATE UNIQUE INDEX "images_checksum_key" ON "images"("checksum");

-- CreateIndex
CREATE INDEX "images_created_at_idx" ON "images"("created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "galleries_slug_key" ON "galleries"("slug");

-- CreateIndex
CREATE INDEX "galleries_community_id_active_published_idx" ON "galleries"("community_id", "active", "published");

-- CreateIndex
CREATE INDEX "gallery_images_gallery_id_sort_order_idx" ON "gallery_images"("gallery_id", "sort_order");

-- CreateIndex
CREATE INDEX "gallery_images_image_id_idx" ON "gallery_images"("image_id");

-- CreateIndex
CREATE UNIQUE INDEX "landing_page_templates_slug_key" ON "landing_page_templates"("slug");

-- CreateIndex
CREATE INDEX "landing_page_templates_active_url_pattern_idx" ON "landing_page_templates"("active", "url_pattern");

-- CreateIndex
CREATE INDEX "landing_page_templates_active_template_type_sort_order_idx" ON "landing_page_templates"("active", "template_type", "sort_order");

-- CreateIndex
CREATE INDEX "landing_page_templates_community_id_idx" ON "landing_page_templates"("community_id");

-- CreateIndex
CREATE INDEX "landing_page_templates_care_type_id_idx" ON "landing_page_templates"("care_type_id");

-- CreateIndex
CREATE INDEX "landing_page_templates_hero_image_id_idx" ON "landing_page_templates"("hero_image_id");

-- CreateIndex
CREATE UNIQUE INDEX "page_heroes_page_path_key" ON "page_heroes"("page_path");

-- CreateIndex
CREATE INDEX "page_heroes_active_sort_order_idx" ON "page_heroes"("active", "sort_order");

-- CreateIndex
CREATE INDEX "page_heroes_image_id_idx" ON "page_heroes"("image_id");

-- CreateIndex
CREATE UNIQUE INDEX "homepage_sections_slug_key" ON "homepage_sections"("slug");

-- CreateIndex
CREATE INDEX "homepage_sections_visible_sort_order_idx" ON "homepage_sections"("visible", "sort_order");

-- CreateIndex
CREATE INDEX "homepage_sections_image_id_idx" ON "homepage_sections"("image_id");

-- CreateIndex
CREATE UNIQUE INDEX "homepage_config_section_key_key" ON "homepage_config"("section_key");

-- CreateIndex
CREATE INDEX "page_content_sections_page_path_active_sort_order_idx" ON "page_content_sections"("page_path", "active", "sort_order");

-- CreateIndex
CREATE INDEX "page_content_sections_landing_page_template_id_active_sort__idx" ON "page_content_sections"("landing_page_template_id", "active", "sort_order");

-- CreateIndex
CREATE INDEX "exit_intent_popup_image_id_idx" ON "exit_intent_popup"("image_id");

-- CreateIndex
CREATE UNIQUE INDEX "users_username_key" ON "users"("username");

-- CreateIndex
CREATE INDEX "users_email_idx" ON "users"("email");

-- CreateIndex
CREATE INDEX "users_disabled_at_idx" ON "users"("disabled_at");

-- CreateIndex
CREATE INDEX "users_communities_community_id_idx" ON "users_communities"("community_id");

-- CreateIndex
CREATE INDEX "sessions_user_id_revoked_at_idx" ON "sessions"("user_id", "revoked_at");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "invitations_token_hash_key" ON "invitations"("token_hash");

-- CreateIndex
CREATE INDEX "invitations_email_idx" ON "invitations"("email");

-- CreateIndex
CREATE INDEX "invitations_invited_by_id_idx" ON "invitations"("invited_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "quizzes_slug_key" ON "quizzes"("slug");

-- CreateIndex
CREATE INDEX "quizzes_active_sort_order_idx" ON "quizzes"("active", "sort_order");

-- CreateIndex
CREATE INDEX "quiz_questions_quiz_id_sort_order_idx" ON "quiz_questions"("quiz_id", "sort_order");

-- CreateIndex
CREATE INDEX "quiz_answer_options_question_id_sort_order_idx" ON "quiz_answer_options"("question_id", "sort_order");

-- CreateIndex
CREATE UNIQUE INDEX "quiz_responses_transaction_id_key" ON "quiz_responses"("transaction_id");

-- CreateIndex
CREATE INDEX "quiz_responses_quiz_id_created_at_idx" ON "quiz_responses"("quiz_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "quiz_responses_email_idx" ON "quiz_responses"("email");

-- CreateIndex
CREATE UNIQUE INDEX "content_assets_slug_key" ON "content_assets"("slug");

-- CreateIndex
CREATE INDEX "content_assets_active_category_sort_order_idx" ON "content_assets"("active", "category", "sort_order");

-- CreateIndex
CREATE INDEX "content_assets_featured_image_id_idx" ON "content_assets"("featured_image_id");

-- CreateIndex
CREATE INDEX "content_assets_author_id_idx" ON "content_assets"("author_id");

-- CreateIndex
CREATE UNIQUE INDEX "asset_downloads_transaction_id_key" ON "asset_downloads"("transaction_id");

-- CreateIndex
CREATE INDEX "asset_downloads_content_asset_id_created_at_idx" ON "asset_downloads"("content_asset_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "asset_downloads_email_idx" ON "asset_downloads"("email");

-- CreateIndex
CREATE UNIQUE INDEX "staffed_hours_community_id_weekday_date_key" ON "staffed_hours"("community_id", "weekday", "date");

-- CreateIndex
CREATE UNIQUE INDEX "email_recipients_email_key" ON "email_recipients"("email");

-- CreateIndex
CREATE INDEX "email_recipients_active_idx" ON "email_recipients"("active");

-- CreateIndex
CREATE UNIQUE INDEX "redirects_from_path_key" ON "redirects"("from_path");

-- CreateIndex
CREATE INDEX "redirects_to_path_idx" ON "redirects"("to_path");

-- CreateIndex
CREATE UNIQUE INDEX "installation_database_id_key" ON "installation"("database_id");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- AddForeignKey
ALTER TABLE "ad_groups" ADD CONSTRAINT "ad_groups_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaigns"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "keywords" ADD CONSTRAINT "keywords_ad_group_id_fkey" FOREIGN KEY ("ad_group_id") REFERENCES "ad_groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ads" ADD CONSTRAINT "ads_ad_group_id_fkey" FOREIGN KEY ("ad_group_id") REFERENCES "ad_groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "care_types" ADD CONSTRAINT "care_types_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "communities" ADD CONSTRAINT "communities_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "communities" ADD CONSTRAINT "communities_logo_image_id_fkey" FOREIGN KEY ("logo_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "communities" ADD CONSTRAINT "communities_inverted_logo_image_id_fkey" FOREIGN KEY ("inverted_logo_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "communities" ADD CONSTRAINT "communities_contact_image_id_fkey" FOREIGN KEY ("contact_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "communities" ADD CONSTRAINT "communities_pricing_image_id_fkey" FOREIGN KEY ("pricing_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "communities" ADD CONSTRAINT "communities_brochure_image_id_fkey" FOREIGN KEY ("brochure_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "communities" ADD CONSTRAINT "communities_experience_image_id_fkey" FOREIGN KEY ("experience_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "communities" ADD CONSTRAINT "communities_fitness_image_id_fkey" FOREIGN KEY ("fitness_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "communities" ADD CONSTRAINT "communities_private_dining_image_id_fkey" FOREIGN KEY ("private_dining_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "communities" ADD CONSTRAINT "communities_salon_image_id_fkey" FOREIGN KEY ("salon_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "communities" ADD CONSTRAINT "communities_courtyards_image_id_fkey" FOREIGN KEY ("courtyards_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "communities_care_types" ADD CONSTRAINT "communities_care_types_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "communities_care_types" ADD CONSTRAINT "communities_care_types_care_type_id_fkey" FOREIGN KEY ("care_type_id") REFERENCES "care_types"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "communities_amenities" ADD CONSTRAINT "communities_amenities_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "communities_amenities" ADD CONSTRAINT "communities_amenities_amenity_id_fkey" FOREIGN KEY ("amenity_id") REFERENCES "amenities"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "communities_amenities" ADD CONSTRAINT "communities_amenities_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "community_highlights" ADD CONSTRAINT "community_highlights_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "community_highlights" ADD CONSTRAINT "community_highlights_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "community_features" ADD CONSTRAINT "community_features_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "community_features" ADD CONSTRAINT "community_features_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "floor_plans" ADD CONSTRAINT "floor_plans_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "floor_plans" ADD CONSTRAINT "floor_plans_care_type_id_fkey" FOREIGN KEY ("care_type_id") REFERENCES "care_types"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "floor_plan_images" ADD CONSTRAINT "floor_plan_images_floor_plan_id_fkey" FOREIGN KEY ("floor_plan_id") REFERENCES "floor_plans"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "floor_plan_images" ADD CONSTRAINT "floor_plan_images_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_avatar_image_id_fkey" FOREIGN KEY ("avatar_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_attachment_id_fkey" FOREIGN KEY ("attachment_id") REFERENCES "post_attachments"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_main_image_id_fkey" FOREIGN KEY ("main_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_thumbnail_image_id_fkey" FOREIGN KEY ("thumbnail_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "team_members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blog_post_images" ADD CONSTRAINT "blog_post_images_blog_post_id_fkey" FOREIGN KEY ("blog_post_id") REFERENCES "blog_posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blog_post_images" ADD CONSTRAINT "blog_post_images_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "events" ADD CONSTRAINT "events_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "events" ADD CONSTRAINT "events_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "social_posts" ADD CONSTRAINT "social_posts_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "social_posts" ADD CONSTRAINT "social_posts_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_requests" ADD CONSTRAINT "tour_requests_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_requests" ADD CONSTRAINT "tour_requests_floor_plan_id_fkey" FOREIGN KEY ("floor_plan_id") REFERENCES "floor_plans"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_requests" ADD CONSTRAINT "tour_requests_landing_page_template_id_fkey" FOREIGN KEY ("landing_page_template_id") REFERENCES "landing_page_templates"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_requests" ADD CONSTRAINT "tour_requests_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_requests" ADD CONSTRAINT "tour_requests_household_id_fkey" FOREIGN KEY ("household_id") REFERENCES "households"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quarantines" ADD CONSTRAINT "quarantines_tour_request_id_fkey" FOREIGN KEY ("tour_request_id") REFERENCES "tour_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead_consents" ADD CONSTRAINT "lead_consents_tour_request_id_fkey" FOREIGN KEY ("tour_request_id") REFERENCES "tour_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_tour_request_id_fkey" FOREIGN KEY ("tour_request_id") REFERENCES "tour_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_tour_request_id_fkey" FOREIGN KEY ("tour_request_id") REFERENCES "tour_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery_attempts" ADD CONSTRAINT "delivery_attempts_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "deliveries"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "household_contacts" ADD CONSTRAINT "household_contacts_household_id_fkey" FOREIGN KEY ("household_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "galleries" ADD CONSTRAINT "galleries_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_gallery_id_fkey" FOREIGN KEY ("gallery_id") REFERENCES "galleries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "landing_page_templates" ADD CONSTRAINT "landing_page_templates_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "landing_page_templates" ADD CONSTRAINT "landing_page_templates_care_type_id_fkey" FOREIGN KEY ("care_type_id") REFERENCES "care_types"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "landing_page_templates" ADD CONSTRAINT "landing_page_templates_hero_image_id_fkey" FOREIGN KEY ("hero_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page_heroes" ADD CONSTRAINT "page_heroes_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "homepage_sections" ADD CONSTRAINT "homepage_sections_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page_content_sections" ADD CONSTRAINT "page_content_sections_landing_page_template_id_fkey" FOREIGN KEY ("landing_page_template_id") REFERENCES "landing_page_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exit_intent_popup" ADD CONSTRAINT "exit_intent_popup_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "users_communities" ADD CONSTRAINT "users_communities_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "users_communities" ADD CONSTRAINT "users_communities_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_quiz_id_fkey" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quiz_answer_options" ADD CONSTRAINT "quiz_answer_options_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "quiz_questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quiz_responses" ADD CONSTRAINT "quiz_responses_quiz_id_fkey" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "content_assets" ADD CONSTRAINT "content_assets_featured_image_id_fkey" FOREIGN KEY ("featured_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "content_assets" ADD CONSTRAINT "content_assets_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "team_members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "asset_downloads" ADD CONSTRAINT "asset_downloads_content_asset_id_fkey" FOREIGN KEY ("content_asset_id") REFERENCES "content_assets"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "staffed_hours" ADD CONSTRAINT "staffed_hours_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;
