import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FUNCTIONS_REGION, ROOT, stackPorts } from './ports'
import { localConfig, localPolicy } from './workspace'

const FOLDERS = { app: '.stack/200/app', params: '.stack/200/params' }
const source = readFileSync(`${ROOT}firebase.json`, 'utf8')

it('shifts every emulator and serves its own build', () => {
  const { auth, firestore, firestoreWebsocket, tasks } = stackPorts(200)
  expect(localConfig(source, 200, FOLDERS)).toMatchObject({
    hosting: {
      public: '.stack/200/app',
      rewrites: [
        { source: '/salud', function: { functionId: 'health', region: FUNCTIONS_REGION } },
        { source: '/publico/@(bandeja|consultar-estado|verificar)', destination: '/index.html' },
        { source: '/publico/*', function: { functionId: 'catalogue', region: FUNCTIONS_REGION } },
        { source: '/marco/*', function: { functionId: 'framedForm', region: FUNCTIONS_REGION } },
        { source: '/novedades/*', function: { functionId: 'answerNews', region: FUNCTIONS_REGION } },
        { source: '/apertura/*', function: { functionId: 'openingNews', region: FUNCTIONS_REGION } },
        { source: '!/assets/**', destination: '/index.html' },
      ],
    },
    functions: [{ source: 'functions', configDir: '.stack/200/params' }],
    emulators: {
      auth: { port: auth },
      firestore: { port: firestore, websocketPort: firestoreWebsocket },
      tasks: { port: tasks },
      singleProjectMode: false,
    },
  })
})

it('names no port that firebase.json does not', () => {
  const shifted = JSON.stringify(localConfig(source, 0, FOLDERS))
  const ports = (json: string) => [...json.matchAll(/ort": ?(\d+)/g)].map(([, port]) => port).sort()
  expect(ports(shifted)).toEqual(ports(source))
})

it('lets pages reach this machine and nobody else', () => {
  const policy = localPolicy(
    "default-src 'self'; connect-src 'self' https://*.googleapis.com; object-src 'none'",
  )
  expect(policy).toContain('connect-src http://127.0.0.1:* http://localhost:* ')
  expect(policy).toContain("default-src 'self'; ")
  expect(policy).toContain("'self' https://*.googleapis.com; object-src 'none'")
})

it('refuses to stand in a frame, in production too', () => {
  expect(source).toContain("frame-ancestors 'none'")
})
