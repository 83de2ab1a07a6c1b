# The production image for both web server and worker, which differ in their command (see compose.yaml).
# The build downloads only npm packages, including Prisma's engine (docs/decisions/001-database-without-downloads.md).

# Node 24 is what we recommend; Node 20 has been out of support since April 2026. Build with an image named by its
# digest (`--build-arg NODE_IMAGE=node@sha256:…`) to start every build from the same one: docs/deploy.md.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
ENV NEXT_TELEMETRY_DISABLED=1
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
# Needs no database, no secret and no network.
RUN npm run build
# The image does not need the embedded PostgreSQL: DATABASE_URL is required.
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && node scripts/image/prune.mjs \
  && rm -rf .next/cache .npmrc

FROM ${NODE_IMAGE}
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data \
  MALLOC_ARENA_MAX=2 XDG_CACHE_HOME=/tmp
WORKDIR /app
COPY --from=build /app ./
# Only these and /tmp are written, so the root file system may be read-only.
RUN mkdir -p /data .next/cache && chown node:node /data .next/cache
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=20s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["sh", "scripts/container.sh"]
CMD ["web"]
