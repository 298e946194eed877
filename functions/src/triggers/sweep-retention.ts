import {
  FieldPath,
  Timestamp,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { NOTICE_DAYS, type RetentionRule } from '../../../src/domain/retention'
import { daysAfter } from '../../../src/domain/privacy/retention-due'
import { HOLDS, isHolding, type RetentionNote } from '../../../src/domain/privacy/retention-note'
import { appliedFrom } from '../../../src/domain/statistics/aggregates/applied'
import { BIN, FORMS, SWEEPS } from '../../../src/domain/store-paths'
import { answerIn } from '../answers/binned'
import { eraseBinned } from '../bin/empty'
import { database } from '../platform/admin'
import { NOBODY } from '../platform/audit'
import { eraseOverdue } from '../retention/erase'
import {
  countingRule,
  municipalityRef,
  noteRef,
  noteRule,
  RETAINED_FIELDS,
  retainedForm,
  type RetainedForm,
} from '../retention/ground'
import { isOverBy } from '../retention/over'
import {
  isOfSource,
  markAt,
  markFrom,
  overdue,
  sourcesOf,
  type Mark,
  type Source,
} from '../retention/sources'

/** How much one night does; the next one goes on from there. */
export interface Night {
  now: Date
  /** Whether its time is over. */
  isOver: () => boolean
  /** Answers in one commit: of those that are blanked fewer, because they are written whole. */
  perCommit: Record<RetentionRule['accion'], number>
}

const FORMS_PER_PAGE = 300
/** Shorter than a function may run. */
const NIGHT_MS = 480_000
const PER_COMMIT = { borrar: 200, anonimizar: 20 }

/** What a night works on: a form with the rule that counts. */
interface Task {
  form: RetainedForm
  rule: RetentionRule
  night: Night
}

/** Follows one source of a form to its end, or until the night is over. */
async function follow({ form, rule, night }: Task, source: Source, from: Mark | null): Promise<number> {
  const perPage = night.perCommit[rule.accion]
  let [place, isWaiting, count] = [from, false, 0]
  while (!night.isOver()) {
    const page = overdue(form.id, source, rule, night.now, place).limit(perPage)
    const { docs } = await page.select(source.field, 'movido.fecha').get()
    const last = docs.at(-1)
    if (!last) break
    const at = markAt(source, last)
    const ids = docs.filter((answer) => isOfSource(source, answer)).map(({ id }) => id)
    // Nothing is passed for good that was found and stays only for now.
    const mark = at && !isWaiting ? { key: source.key, at } : null
    const erased = await eraseOverdue({ form, rule, ids, mark }, night.now)
    if (!erased) break
    count += erased.count
    isWaiting ||= erased.waiting.length > 0
    if (docs.length < perPage) break
    place = at
  }
  return count
}

/** Looks by their names at answers that were held back until a while ago. */
async function followReleased({ form, rule, night }: Task): Promise<number> {
  const released = await noteRef(form.id)
    .collection(HOLDS)
    .where('hasta', '<=', Timestamp.fromDate(night.now))
    .select()
    .get()
  const ids = released.docs.map(({ id }) => id)
  let count = 0
  for (let start = 0; start < ids.length && !night.isOver(); start += night.perCommit[rule.accion]) {
    const some = ids.slice(start, start + night.perCommit[rule.accion])
    count += (await eraseOverdue({ form, rule, ids: some, mark: null }, night.now))?.count ?? 0
  }
  return count
}

/** Fields by which an answer in the bin says how old it is. */
const AGE_IN_BIN = ['fechaCreacion', 'lastUpdate', 'estados', 'movido'].map((field) => `datos.${field}`)

/** Erases those of its answers in the bin whose time is over too: no bin keeps what a rule erases (REACH-10). */
async function followBin({ form, rule, night }: Task, vigente: Date): Promise<number> {
  const { docs } = await database()
    .collection(BIN)
    .where('idPlantilla', '==', form.id)
    .select('movidas', ...AGE_IN_BIN)
    .get()
  let count = 0
  for (const binned of docs) {
    if (night.isOver()) break
    const { moves } = appliedFrom({ movidas: binned.get('movidas') })
    if (!isOverBy(rule, vigente, { answer: answerIn(binned.data()), moves }, night.now)) continue
    const erased = await eraseBinned(binned.id, { by: NOBODY, motivo: 'retencion' })
    if (erased === 'erased') count += 1
  }
  return count
}

/** Notes how many answers go within the days of notice, at most, and when the first of them does. */
async function announce(
  { form, rule, night }: Task,
  noted: DocumentSnapshot,
  known: RetentionNote,
): Promise<void> {
  const horizon = daysAfter(night.now, NOTICE_DAYS)
  let [proximas, primera]: [number, Date | null] = [0, null]
  for (const source of sourcesOf(rule)) {
    const soon = overdue(form.id, source, rule, horizon, markFrom(noted.get(`marcas.${source.key}`)))
    const { count } = (await soon.count().get()).data()
    if (count === 0) continue
    proximas += count
    const first: unknown = (await soon.limit(1).select(source.field).get()).docs[0]?.get(source.field)
    const due = first instanceof Timestamp ? daysAfter(first.toDate(), rule.dias) : night.now
    if (primera === null || due < primera) primera = due
  }
  // Not before it was announced, and not this night any more.
  const earliest = [night.now, daysAfter(known.vigente ?? night.now, NOTICE_DAYS)]
  if (primera) primera = new Date(Math.max(primera.getTime(), ...earliest.map((one) => one.getTime())))
  const isNoted = known.proximas === proximas && known.primera?.getTime() === primera?.getTime()
  if (!isNoted) await noteRef(form.id).set({ proximas, primera }, { merge: true })
}

async function workOn(form: RetainedForm, municipality: DocumentSnapshot, night: Night): Promise<void> {
  const rule = countingRule(form, municipality)
  const noted = await noteRef(form.id).get()
  if (rule === null && !noted.exists) return
  const known = await noteRule(form, rule, noted, night.now)
  if (rule === null) return
  const task = { form, rule, night }
  const isHeld = isHolding(known.bloqueo)
  const isAnnounced = known.vigente !== null && night.now >= daysAfter(known.vigente, NOTICE_DAYS)
  if (!isHeld && isAnnounced) {
    let count = await followReleased(task)
    for (const source of sourcesOf(rule))
      count += await follow(task, source, markFrom(noted.get(`marcas.${source.key}`)))
    if (known.vigente) count += await followBin(task, known.vigente)
    if (count > 0) logger.info('answers whose time is over', { form: form.id, end: rule.accion, count })
  }
  await announce(task, await noteRef(form.id).get(), known)
}

/** The municipality of a form, read once a night. */
function municipalityReader(): (path: string) => Promise<DocumentSnapshot> {
  const known = new Map<string, Promise<DocumentSnapshot>>()
  return (path) => {
    const found = known.get(path) ?? municipalityRef(path).get()
    known.set(path, found)
    return found
  }
}

const placeDoc = () => database().doc(`${SWEEPS}/retencion`)

async function formsAfter(place: string | null): Promise<QueryDocumentSnapshot[]> {
  const sorted = database().collection(FORMS).orderBy(FieldPath.documentId()).limit(FORMS_PER_PAGE)
  const page = await (place === null ? sorted : sorted.startAfter(place)).select(...RETAINED_FIELDS).get()
  return page.docs
}

/**
 * Erases the answers whose time is over, or takes their persons out, form by form (OPS-02), and notes what will go soon.
 * It may end at any time: each commit keeps how far it came, and the next night goes on with the form where this one
 * ended. Two nights at once do nothing twice.
 */
export async function eraseWhatIsOver(
  now: Date,
  { isOver, perCommit }: Omit<Night, 'now'> = nightFromNow(),
): Promise<void> {
  const night = { now, isOver, perCommit }
  const municipalityOf = municipalityReader()
  const stored: unknown = (await placeDoc().get()).get('desde')
  let place = typeof stored === 'string' ? stored : null
  for (;;) {
    const forms = await formsAfter(place)
    for (const snapshot of forms) {
      if (night.isOver()) return
      const form = retainedForm(snapshot)
      await municipalityOf(form.municipalityPath)
        .then((municipality) => workOn(form, municipality, night))
        .catch((error: unknown) =>
          logger.error('answers of a form are kept too long', { form: form.id, error }),
        )
      if (night.isOver()) return
      place = form.id
    }
    if (forms.length < FORMS_PER_PAGE) break
    await placeDoc().set({ desde: place })
  }
  await placeDoc().set({ desde: null })
}

function nightFromNow(): Omit<Night, 'now'> {
  const end = Date.now() + NIGHT_MS
  return { isOver: () => Date.now() >= end, perCommit: PER_COMMIT }
}
