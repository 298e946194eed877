import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import enAnswering from '../../locales/en/answering.json'
import enCommon from '../../locales/en/common.json'
import enFinish from '../../locales/en/finish.json'
import enPlace from '../../locales/en/place.json'
import enRecipient from '../../locales/en/recipient.json'
import esAnswering from '../../locales/es/answering.json'
import esAssets from '../../locales/es/assets.json'
import esCheck from '../../locales/es/check.json'
import esCommon from '../../locales/es/common.json'
import esFiles from '../../locales/es/files.json'
import esFinish from '../../locales/es/finish.json'
import esBooking from '../../locales/es/booking.json'
import esCitizen from '../../locales/es/citizen.json'
import esKinds from '../../locales/es/kinds.json'
import esPart from '../../locales/es/part.json'
import esPayment from '../../locales/es/payment.json'
import esPlace from '../../locales/es/place.json'
import esRecipient from '../../locales/es/recipient.json'
import esRefused from '../../locales/es/refused.json'
import { geocoder } from '../data/geocoder'
import type { Citizen, StoredAnswer } from '../domain/answer/answer'
import { anonymousAuthor } from '../domain/answering/new-answer'
import type { Uploader } from '../domain/files/uploader'
import type { FormVersion } from '../domain/form/form'
import type { Language } from '../domain/language'
import type { Assets } from '../engine/assets'
import type { Checkout } from '../lib/checkout-port'
import type { Citizens } from '../engine/citizens'
import { openAnswering, type Answering } from '../engine/answering'
import type { Policy } from '../engine/policy'
import type { AnsweringPorts } from '../engine/ports'
import type { PrepareFile } from '../domain/files/prepared-file'
import { claimDraftSlot } from '../engine/draft-slot'
import { AnswerForm } from '../renderer/form/AnswerForm'
import type { ListableStore } from '../lib/device-store'
import { initI18n } from '../lib/i18n'
import { NOW } from './builders'
import { memoryDeviceStore } from './memory-device'

/** A device that keeps what it is given for as long as the test keeps it. */
export function memoryStore(): ListableStore & { kept: Map<string, unknown> } {
  const kept = new Map<string, unknown>()
  return { kept, ...memoryDeviceStore(kept) }
}

/** Takes every file at once. */
export const takingUploader = (): Uploader & { taken: string[]; removed: string[] } => {
  const taken: string[] = []
  const removed: string[] = []
  return {
    taken,
    removed,
    upload: (path) => Promise.resolve(void taken.push(path)),
    read: (path) => Promise.resolve(new Blob([path], { type: 'image/png' })),
    remove: (path) => Promise.resolve(void removed.push(path)),
  }
}

interface Options {
  language?: Language
  /** The device; given again, it is the same one after a reload. */
  store?: ListableStore
  uploader?: Uploader
  /** What is made of chosen files; nothing when left out. */
  prepareFile?: PrepareFile
  /** Takes the answer; throws to refuse it. */
  save?: (answer: StoredAnswer) => Promise<void>
  failureOf?: AnsweringPorts['failureOf']
  /** The citizen who answers; a stranger when left out. */
  citizen?: Citizen
  /** Where recipients are looked up; strangers have none. */
  citizens?: Citizens
  /** Where assets are looked up; strangers have none. */
  assets?: Assets
  startState?: AnsweringPorts['startState']
  /** Where tickets are bought; nothing is when left out. */
  checkout?: Checkout
  isOffline?: () => boolean
  /** Gives what searches addresses; what the build says when left out. */
  loadGeocoder?: AnsweringPorts['loadGeocoder']
  /** Reads tables that questions pick from. */
  loadTable?: AnsweringPorts['loadTable']
  /** Answers may be left in the outbox. */
  hasOutbox?: boolean
  onDrawn?: AnsweringPorts['onDrawn']
  /** What may be done to each item; all of it when left out. */
  policy?: Policy
  /** The section shown, as in the address. */
  at?: string
}

/** The texts of the answering screens in two languages, ready at once. */
export const useAnsweringTexts = (language: Language = 'es'): Promise<unknown> =>
  initI18n(language, {
    es: {
      common: esCommon,
      answering: esAnswering,
      assets: esAssets,
      check: esCheck,
      files: esFiles,
      finish: esFinish,
      kinds: esKinds,
      part: esPart,
      payment: esPayment,
      booking: esBooking,
      citizen: esCitizen,
      place: esPlace,
      recipient: esRecipient,
      refused: esRefused,
    },
    en: {
      common: enCommon,
      answering: enAnswering,
      finish: enFinish,
      place: enPlace,
      recipient: enRecipient,
    },
  })

/** Opens a form as a stranger does, or with citizens as staff do. */
export async function openForm(version: FormVersion, options: Options = {}) {
  const saved: StoredAnswer[] = []
  const { checkout } = options
  const slot = await claimDraftSlot(options.store ?? memoryStore(), version.formId, 'publico')
  const ports: AnsweringPorts = {
    uploader: options.uploader ?? takingUploader(),
    // Pictures of tests are no pictures.
    prepareFile: options.prepareFile ?? ((_kind, file, name) => Promise.resolve({ file, name })),
    failureOf: options.failureOf ?? (() => 'failed'),
    now: () => NOW,
    ...(options.citizen && { person: options.citizen }),
    ...(options.citizens && { citizens: options.citizens }),
    ...(options.assets && { assets: options.assets }),
    ...(checkout && { loadCheckout: () => Promise.resolve(checkout) }),
    ...(options.startState && { startState: options.startState }),
    ...(options.hasOutbox && { hasOutbox: true }),
    ...(options.loadTable && { loadTable: options.loadTable }),
    ...(options.isOffline && { isOffline: options.isOffline }),
    ...(options.onDrawn && { onDrawn: options.onDrawn }),
    loadGeocoder: options.loadGeocoder ?? (() => Promise.resolve(geocoder())),
    save: async (make) => {
      const answer = make(anonymousAuthor('visitante-1'))
      await options.save?.(answer)
      saved.push(answer)
    },
  }
  return { answering: await openAnswering(version, slot, ports, options.policy), saved }
}

/** Draws a form that is open. */
function drawForm(answering: Answering, at = '/') {
  const outcome = { savedTimes: 0, discarded: 0, renewed: 0 }
  const form = (
    <AnswerForm
      answering={answering}
      savingSays="Al guardar recibe un código."
      onSaved={() => (outcome.savedTimes += 1)}
      onDiscard={() => (outcome.discarded += 1)}
      onRenew={() => (outcome.renewed += 1)}
    />
  )
  const router = createMemoryRouter([{ path: '*', element: form }], { initialEntries: [at] })
  const view = render(<RouterProvider router={router} />)
  return { ...view, outcome, router }
}

/** Opens and draws a form; speaks as a person does. */
export async function renderAnswering(version: FormVersion, options: Options = {}) {
  await useAnsweringTexts(options.language)
  const opened = await openForm(version, options)
  const drawn = drawForm(opened.answering, options.at)
  const person = userEvent.setup()
  const press = (name: string | RegExp) => person.click(screen.getByRole('button', { name }))
  return {
    ...opened,
    ...drawn,
    person,
    press,
    save: () => press(options.language === 'en' ? 'Send' : 'Enviar'),
  }
}
