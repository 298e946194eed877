import { expect, it } from 'vitest'
import { z } from 'zod'
import * as functions from '../../functions/src/index'
import { FUNCTIONS_REGION, HOST, stackPorts } from '../stack/ports'

const triggerSchema = z.looseObject({
  name: z.string(),
  region: z.string(),
  timeoutSeconds: z.number().nullish(),
  availableMemoryMb: z.number().nullish(),
  secretEnvironmentVariables: z.array(z.looseObject({ key: z.string() })).nullish(),
  httpsTrigger: z.unknown().optional(),
  blockingTrigger: z.unknown().optional(),
  schedule: z.unknown().optional(),
  eventTrigger: z
    .looseObject({
      eventFilters: z.record(z.string(), z.string()).optional(),
      eventFilterPathPatterns: z.record(z.string(), z.string()).optional(),
    })
    .optional(),
})
const backendsSchema = z.object({
  backends: z.array(z.looseObject({ functionTriggers: z.array(triggerSchema) })),
})

/** The functions as whoever deploys them finds them, by name. */
async function deployed() {
  const response = await fetch(`http://${HOST}:${stackPorts().functions}/backends`)
  const { backends } = backendsSchema.parse(await response.json())
  return new Map(backends.flatMap(({ functionTriggers }) => functionTriggers).map((one) => [one.name, one]))
}
const found = await deployed()
const namesWith = (isMeant: (one: z.infer<typeof triggerSchema>) => unknown): string[] =>
  [...found.values()].flatMap((one) => (isMeant(one) ? [one.name] : [])).sort()

it('every function is deployed, in the region that the setting names', () => {
  // No emulator tells of changes in Remote Config.
  const { refuseRegistration: _where, onRemoteConfigUpdated: _cloud, ...everywhere } = functions
  expect([...found.keys()].sort()).toEqual([...Object.keys(everywhere), 'refuseRegistration'].sort())
  expect([...new Set([...found.values()].map(({ region }) => region))]).toEqual([FUNCTIONS_REGION])
})

it('SEC-04 one function decides before an account is registered, and no other blocks signing in', () => {
  expect(namesWith(({ blockingTrigger }) => blockingTrigger)).toEqual(['refuseRegistration'])
})

it('FILE-02 SEC-06 SEC-04 the scheduled functions are these', () => {
  expect(namesWith(({ schedule }) => schedule)).toEqual([
    'checkStatistics',
    'claimMunicipalityKeys',
    'countMissing',
    'emptyBin',
    'eraseWhatIsOver',
    'goOnErasing',
    'lookAfterAnswers',
    'lookAtSystems',
    'mailDigest',
    'reconcileOrders',
    'renewOpenings',
    'sweepAccounts',
    'sweepFiles',
    'sweepTrail',
    'watchAccounts',
  ])
})

it('each trigger listens to its documents', () => {
  const heard = [...found.values()].flatMap(({ name, eventTrigger }) => {
    const { eventFilters, eventFilterPathPatterns } = eventTrigger ?? {}
    const document = eventFilterPathPatterns?.document ?? eventFilters?.document
    return document === undefined ? [] : [[document, name]]
  })
  const municipality = 'paises/{country}/provincias/{province}/municipios/{municipality}'
  expect(Object.fromEntries(heard)).toEqual({
    'respuestas_formularios/{answerId}': 'onAnswerWritten',
    'formularios/{formId}': 'onFormWritten',
    'usuarios/{username}': 'onUserWritten',
    'configuracion/remota': 'onSwitchesWritten',
    'payOrders/{name}': 'onOrderWritten',
    'correos_clave/{id}': 'onPasswordMailAsked',
    'derechos_personas/{id}': 'onErasureWritten',
    'paises/{country}': 'onCountryWritten',
    'paises/{country}/provincias/{province}': 'onProvinceWritten',
    [municipality]: 'onMunicipalityWritten',
    [`${municipality}/areas_municipales/{area}`]: 'onAreaWritten',
  })
})

it('functions that make PDFs and exports have enough memory and time, and an instance to themselves', () => {
  const large = [
    'findPerson',
    'generateCsv',
    'generatePdfv3',
    'generatePublicPdf',
    'getCertificate',
    'getPersonFile',
    'getPoster',
    'getProcessingRecord',
    'getReceipt',
    'getRecord',
    'onOrderWritten',
    'requestErasure',
    'retryReceipts',
    'sendEmailv3',
  ]
  expect(namesWith(({ availableMemoryMb }) => availableMemoryMb === 1024)).toEqual(large)
  expect(namesWith(({ timeoutSeconds }) => timeoutSeconds === 120)).toEqual(large)
  const alone = Object.entries(functions).flatMap(([name, one]) =>
    one?.__endpoint.concurrency === 1 ? [name] : [],
  )
  expect(alone.sort()).toEqual(large)
})

it('at most ten instances of a function run at once, and one of each scheduled function and of what a monitor asks', () => {
  const alone = [
    'checkStatistics',
    'claimMunicipalityKeys',
    'countMissing',
    'emptyBin',
    'eraseWhatIsOver',
    'goOnErasing',
    'health',
    'lookAfterAnswers',
    'lookAtSystems',
    'mailDigest',
    'reconcileOrders',
    'renewOpenings',
    'sweepAccounts',
    'sweepFiles',
    'sweepTrail',
    'watchAccounts',
  ]
  for (const [name, one] of Object.entries(functions))
    if (one) expect([name, one.__endpoint.maxInstances]).toEqual([name, alone.includes(name) ? 1 : 10])
})

it('an event comes again when its function fails', () => {
  const again = Object.entries(functions).flatMap(([name, one]) =>
    one && 'eventTrigger' in one.__endpoint && one.__endpoint.eventTrigger?.retry === true ? [name] : [],
  )
  const written = namesWith(
    ({ eventTrigger }) =>
      eventTrigger?.eventFilters?.document ?? eventTrigger?.eventFilterPathPatterns?.document,
  )
  expect(again.sort()).toEqual([...written, 'onRemoteConfigUpdated'].sort())
})
