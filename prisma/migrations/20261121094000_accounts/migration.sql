-- Usernames are the same in any letter case; sign-in looks them up this way.
CREATE UNIQUE INDEX "users_username_lower_key" ON "users" (lower("username"));

-- No rows means all communities, so removing the last one would widen what somebody sees.
ALTER TABLE "users_communities" DROP CONSTRAINT "users_communities_community_id_fkey";
ALTER TABLE "users_communities" ADD CONSTRAINT "users_communities_community_id_fkey"
  FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
