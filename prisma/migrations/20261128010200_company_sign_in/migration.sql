-- Sign-in with the company's identity provider (decision 117).
ALTER TABLE "users" ADD COLUMN "is_emergency" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "company_sign_in" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "is_on" BOOLEAN NOT NULL DEFAULT false,
    "issuer" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "sealed_secret" TEXT NOT NULL,
    "groups_claim" TEXT NOT NULL DEFAULT 'groups',
    "unreachable_since" TIMESTAMPTZ(3),
    "tested_at" TIMESTAMPTZ(3),
    "test_words" TEXT,
    "test_passed" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "company_sign_in_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "company_sign_in_one_row" CHECK ("id" = 1)
);

CREATE TABLE "company_domains" (
    "domain" TEXT NOT NULL,
    "company_only" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "company_domains_pkey" PRIMARY KEY ("domain"),
    CONSTRAINT "company_domains_lower_case" CHECK ("domain" = lower("domain"))
);

CREATE TABLE "company_groups" (
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "community_ids" UUID[],

    CONSTRAINT "company_groups_pkey" PRIMARY KEY ("position"),
    CONSTRAINT "company_groups_role_check" CHECK ("role" IN ('admin', 'editor', 'counselor', 'analyst', 'viewer'))
);

CREATE UNIQUE INDEX "company_groups_name_key" ON "company_groups"("name");

CREATE TABLE "company_identities" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "company_identities_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "company_sessions" (
    "session_id" UUID NOT NULL,
    "identity_id" UUID NOT NULL,
    "provider_sid" TEXT,
    "sealed_refresh" TEXT,
    "has_second_factor" BOOLEAN NOT NULL DEFAULT false,
    "checked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "company_sessions_pkey" PRIMARY KEY ("session_id")
);

CREATE UNIQUE INDEX "company_identities_user_id_key" ON "company_identities"("user_id");
CREATE UNIQUE INDEX "company_identities_issuer_subject_key" ON "company_identities"("issuer", "subject");
CREATE INDEX "company_sessions_identity_id_idx" ON "company_sessions"("identity_id");
CREATE INDEX "company_sessions_provider_sid_idx" ON "company_sessions"("provider_sid");
CREATE INDEX "company_sessions_checked_at_idx" ON "company_sessions"("checked_at");

ALTER TABLE "company_identities" ADD CONSTRAINT "company_identities_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "company_sessions" ADD CONSTRAINT "company_sessions_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "company_sessions" ADD CONSTRAINT "company_sessions_identity_id_fkey" FOREIGN KEY ("identity_id") REFERENCES "company_identities"("id") ON DELETE CASCADE ON UPDATE CASCADE;
