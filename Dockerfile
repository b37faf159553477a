# The whole product in one container: supervisor, CMS, platform, site and edge. The database is another one, see compose.yaml;
# without DATABASE_URL the packaged PostgreSQL runs in /data as well.

FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund

FROM packages AS build
COPY . .
# The build needs no secret; this one is left behind with the layer.
RUN HAPTERA_SECRET=of-the-build-alone-and-never-used-again npm run build

FROM node:22-bookworm-slim AS runtime-packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:22-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIRECTORY=/data PORT=4010 EDGE_HOST=0.0.0.0
RUN mkdir /data && chown node:node /data
COPY --from=runtime-packages /app/node_modules ./node_modules
COPY package.json package-lock.json tsconfig.json next.config.ts proxy.ts instrumentation.ts LICENSE ./
COPY app ./app
COPY blocks ./blocks
COPY cms ./cms
COPY cms-schema ./cms-schema
COPY content-types ./content-types
COPY contract ./contract
COPY demo ./demo
COPY edge ./edge
COPY identity ./identity
COPY kit ./kit
COPY pages ./pages
COPY platform ./platform
COPY public ./public
COPY scripts ./scripts
COPY session ./session
COPY site ./site
COPY studio ./studio
COPY ui ./ui
# Last, so that it is newer than every source: a start builds what is not.
COPY --from=build --chown=node:node /app/.next ./.next
COPY --from=build --chown=node:node /app/.servers ./.servers
USER node
VOLUME /data
EXPOSE 4010
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself, not npm, which would keep signals to itself.
CMD ["node", "scripts/start.mjs"]
