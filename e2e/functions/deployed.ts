/** The functions as they are deployed, served by the test's own process. */
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import express from 'express'
import { app } from 'firebase-functions/v2'
import { afterAll } from 'vitest'
import * as functions from '../../functions/src/index'
import * as limits from '../../functions/src/limits/params'
import * as params from '../../functions/src/platform/params'
import { FUNCTIONS_REGION, HOST, PROJECT_ID } from '../stack/ports'

// Who deploys sees to it that a setting without a value has its default.
for (const { name, options } of Object.values({ ...params, ...limits }))
  process.env[name] ??= 'default' in options ? String(options.default) : ''

/** Longest body, here as in the cloud. */
const limit = '32mb'
const verify = (request: IncomingMessage, _response: ServerResponse, rawBody: Buffer) => {
  Object.assign(request, { rawBody })
}

/** Reads bodies as the program around functions does. */
const site = express()
  .use(express.json({ limit, verify }), express.text({ limit, verify }))
  .use(express.urlencoded({ limit, verify, extended: true }), express.raw({ limit, verify, type: '*/*' }))

for (const [name, one] of Object.entries(functions)) {
  if (!one || !('callableTrigger' in one.__endpoint || 'httpsTrigger' in one.__endpoint)) continue
  const callable: unknown = one
  site.all(`/${PROJECT_ID}/${FUNCTIONS_REGION}/${name}`, (request, response) => {
    if (typeof callable === 'function') Promise.resolve(callable(request, response)).catch(response.destroy)
  })
}

const server = site.listen(0, HOST)
await once(server, 'listening')
afterAll(() => {
  server.closeAllConnections()
  server.close()
  // The library keeps the connection that a file ends with.
  app.setEmulatedAdminApp()
})

const address = server.address()
/** Where they are called. */
export const functionsPort = typeof address === 'object' && address !== null ? address.port : 0

/** Where one of them is called, for what is no call of a browser. */
export const functionUrl = (name: string): string =>
  `http://${HOST}:${functionsPort}/${PROJECT_ID}/${FUNCTIONS_REGION}/${name}`
