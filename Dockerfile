# The product as an image: Debian, and everything else from the npm registry. `npm run image-check` takes these steps
# without Docker and starts the result.
FROM debian:trixie-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates nodejs npm
WORKDIR /app
COPY . .
# Installs the packages of the lock, Node 24 among them.
RUN node scripts/bootstrap.mjs
RUN node_modules/node/bin/node scripts/build.mjs
# Twice: npm removes the binary of Node with the packages that only the build needs.
RUN cp node_modules/node/bin/node /tmp/quitute-node
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund
RUN rm -rf node_modules/node-linux-* && mkdir -p node_modules/node/bin && mv /tmp/quitute-node node_modules/node/bin/node

FROM debian:trixie-slim
RUN useradd --system --uid 10001 --create-home --home-dir /data quitute
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/public ./public
COPY --from=build /app/contract ./contract
COPY --from=build /app/rules ./rules
COPY --from=build /app/server ./server
USER 10001
ENV NODE_ENV=production PATH=/app/node_modules/node/bin:/usr/bin:/bin DATA_DIR=/data HOST=0.0.0.0
EXPOSE 3000
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=40", "server/start.ts"]
