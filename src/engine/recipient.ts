import type { Citizen } from '../domain/answer/answer'
import { toCitizen, type FoundCitizen } from '../domain/citizen/citizen'
import type { PersonKind } from '../domain/citizen/identity'
import { toNewCitizen, type TypedCitizen } from '../domain/citizen/new-citizen'
import { isLimited } from '../domain/failures/limit'
import type { FormVersion } from '../domain/form/form'
import { createNewest } from '../lib/newest'
import { randomText } from '../lib/random'
import type { Citizens } from './citizens'
import { signatoryName } from './signatory-name'
import { createStore } from '../lib/store'
import type { RecipientDraft } from './recipient-draft'

/** Why a search in the management system failed; `rateLimitExceeded`: it was asked too often within the hour (SEC-03). */
export type SearchFailure = 'failed' | 'offline' | 'limited'

/** Where a search stands: `notFound` nobody has the number, `noLink` the link names nobody. */
export type Search = 'idle' | 'searching' | 'notFound' | 'noLink' | SearchFailure

export interface RecipientState extends RecipientDraft {
  search: Search
  /** This citizen has answered the form, which takes one answer of each (ANS-13). */
  answered: boolean
}

/** How creating somebody ended; `exists`: the number was taken, and who has it was looked up. */
export type Creation = 'created' | 'exists' | SearchFailure

export type Recipient = ReturnType<typeof createRecipient>

const NOBODY: RecipientState = {
  kind: 'fisica',
  number: '',
  citizen: null,
  hash: '',
  search: 'idle',
  answered: false,
}
const ATTEMPT_LENGTH = 20

export interface RecipientContext {
  version: FormVersion
  citizens: Citizens
  isOffline: () => boolean
  onChange: () => void
  /** Keeps the draft at once. */
  keep: () => void
}

/** Keeps whom the answer is about, outside React: kind and number as typed, and the citizen once found (RECIP-01). */
export function createRecipient({ version, citizens, isOffline, onChange, keep }: RecipientContext) {
  const { formId, municipalityPath, opcionales } = version
  const attempt = randomText(ATTEMPT_LENGTH)
  const { get: state, set: replace, on } = createStore(NOBODY, onChange)
  /** Begins anew whenever another person is meant: an earlier response is about somebody else. */
  const newest = createNewest()

  const set = (change: Partial<RecipientState>) => replace({ ...state(), ...change })
  const failure = (error: unknown): SearchFailure => {
    if (isOffline()) return 'offline'
    return isLimited(error) ? 'limited' : 'failed'
  }

  const answeredBy = (citizen: Citizen) => citizens.hasAnswered(formId, citizen).catch(() => false)
  /** Only warns: when it finds out too late or not at all, the server still refuses the answer. */
  async function lookWhetherAnswered(citizen: Citizen): Promise<void> {
    if (!opcionales.singleAnswer) return
    const answered = await answeredBy(citizen)
    if (state().citizen === citizen && answered) set({ answered })
  }
  function assign(citizen: Citizen, change: Partial<RecipientState> = {}): void {
    newest.begin()
    const kind: PersonKind = citizen.tipo === 'juridica' ? 'juridica' : 'fisica'
    set({ ...change, citizen, kind, number: citizen.dni || state().number, search: 'idle', answered: false })
    // The draft is kept at once, so that this person is not looked up or created again.
    keep()
    void lookWhetherAnswered(citizen)
  }

  async function look(ask: () => Promise<FoundCitizen | null>): Promise<FoundCitizen | null> {
    const isNewest = newest.begin()
    set({ search: 'searching' })
    try {
      const found = await ask()
      if (!isNewest()) return null
      set({ search: found ? 'idle' : 'notFound' })
      return found
    } catch (error) {
      if (isNewest()) set({ search: failure(error) })
      return null
    }
  }
  async function search(): Promise<void> {
    const { kind, number } = state()
    const found = await look(() => citizens.find(municipalityPath, number))
    if (found) assign(toCitizen(found, { kind, number }))
  }

  return {
    state,
    on,
    /** The form cannot be saved without one (RECIP-05). */
    isRequired: opcionales.ciudadano && opcionales.ciudadanoRequerido,
    /** Clears whoever was assigned (RECIP-04). */
    choose(kind: PersonKind): void {
      if (kind === state().kind) return
      newest.begin()
      set({ ...NOBODY, hash: state().hash, kind, number: state().citizen ? '' : state().number })
    },
    /** Clears whoever was assigned (RECIP-04). */
    type(number: string): void {
      newest.begin()
      set({ ...NOBODY, hash: state().hash, kind: state().kind, number })
    },
    search,
    /** Whether there is a link that was not followed yet. */
    hasNewLink: () => citizens.hash !== '' && citizens.hash !== state().hash,
    /**
     * Looks up whom the link names (RECIP-06) and assigns them when nobody is yet.
     * @returns whoever it names when somebody else is assigned: the person decides
     */
    async followLink(): Promise<Citizen | null> {
      const { hash } = citizens
      const found = await look(() => citizens.findByHash(municipalityPath, hash))
      if (!found) {
        if (state().search === 'notFound') set({ search: 'noLink', hash })
        return null
      }
      const named = toCitizen(found, { kind: 'fisica', number: '' })
      const { citizen } = state()
      if (citizen && citizen.id !== named.id) {
        set({ hash })
        return named
      }
      assign(named, { hash })
      return null
    },
    assign,
    /** Creates somebody in the management system and assigns them (RECIP-03). */
    async create(kind: PersonKind, typed: TypedCitizen): Promise<Creation> {
      const citizen = toNewCitizen(kind, typed)
      try {
        const id = await citizens.create(municipalityPath, citizen, attempt)
        if (id === null) {
          set({ number: citizen.dni })
          await search()
          return 'exists'
        }
        assign(toCitizen({ id, ...citizen }, { kind, number: citizen.dni }))
        return 'created'
      } catch (error) {
        return failure(error)
      }
    },
    /** Whether the form lacks a required recipient (RECIP-05); one without a number does not count (§2.5). */
    isMissing: (): boolean => opcionales.ciudadano && opcionales.ciudadanoRequerido && !state().citizen?.dni,
    /** As the answer keeps it; null without a number (§2.3). */
    stored(): Citizen | null {
      const { citizen } = state()
      return citizen?.dni ? citizen : null
    },
    /** What a citizen who signs is called. */
    signatory(): string {
      const { citizen } = state()
      return citizen ? signatoryName(citizen) : ''
    },
    draft: (): RecipientDraft => {
      const { kind, number, citizen, hash } = state()
      return { kind, number, citizen, hash }
    },
    resume: (draft: RecipientDraft): void => set({ ...NOBODY, ...draft }),
    /** Whether this citizen has answered meanwhile (ANS-13); false when it cannot be found out. */
    async hasAnswered(): Promise<boolean> {
      const { citizen } = state()
      return citizen !== null && opcionales.singleAnswer && answeredBy(citizen)
    },
  }
}
