-- The role of people who work on the site and its advertising, without families (decision 117).
ALTER TABLE "users" DROP CONSTRAINT "users_role_check";
ALTER TABLE "users" ADD CONSTRAINT "users_role_check" CHECK ("role" IN ('admin', 'editor', 'marketing', 'counselor', 'analyst', 'viewer'));
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_role_check";
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_role_check" CHECK ("role" IN ('admin', 'editor', 'marketing', 'counselor', 'analyst', 'viewer'));
ALTER TABLE "company_groups" DROP CONSTRAINT "company_groups_role_check";
ALTER TABLE "company_groups" ADD CONSTRAINT "company_groups_role_check" CHECK ("role" IN ('admin', 'editor', 'marketing', 'counselor', 'analyst', 'viewer'));
