import { Timestamp, type Query } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import * as z from 'zod/mini'
import { answersTo } from '../../../src/domain/access/things'
import { addDays } from '../../../src/domain/calendar'
import { ANY_DAY } from '../../../src/domain/assignment/due'
import { LANGUAGES, localized } from '../../../src/domain/language'
import { isQuiet, wants, whenOf } from '../../../src/domain/notices/choice'
import { list, text } from '../../../src/domain/schema'
import { ANSWERS, FORMS, MUNICIPALITIES, TOLD_DAILY_PATH, USERS } from '../../../src/domain/store-paths'
import { shownIn } from '../../../src/domain/zone'
import { beginAbsence } from '../assignment/begin-absence'
import { abilityFor } from '../platform/ability'
import { database } from '../platform/admin'
import { senderAt } from '../platform/branding'
import { decode } from '../platform/decode'
import { mapWithConcurrency } from '../platform/map-with-concurrency'
import { zoneAt } from '../platform/time-zone'
import { mailDaily, type DailyNews, type OfForm } from './letters'
import { readerFrom, type Reader } from './people'

const DAY_MS = 86_400_000
/** A digest after days of trouble tells of no more. */
const OLDEST_MS = 7 * DAY_MS
/** A person and their groups in one query: Firestore takes that many alternatives. */
const MOST_ASSIGNEES = 30
/** People and forms looked at side by side. */
const AT_ONCE = 10

interface Span {
  after: Date
  until: Date
}

const formSchema = z.looseObject({
  id: z.string(),
  titulo: text(),
  areas: list(z.string()),
  municipalityPath: text(),
})
type NamedForm = z.infer<typeof formSchema>

/** How many a query finds: a read for each thousand. */
const counted = async (query: Query): Promise<number> => (await query.count().get()).data().count

const answers = () => database().collection(ANSWERS)
const within = (query: Query, field: string, { after, until }: Span): Query =>
  query.where(field, '>', Timestamp.fromDate(after)).where(field, '<=', Timestamp.fromDate(until))

/** How many answers each form of a municipality has of a span, counted once for everybody. */
async function countForms(municipality: string, span: Span) {
  const { docs } = await database()
    .collection(FORMS)
    .where('municipalityPath', '==', municipality)
    .where('deleted', '==', false)
    .select('areas', 'municipalityPath', 'titulo', ...LANGUAGES.map((language) => `titulo_${language}`))
    .get()
  const forms = docs.flatMap((one) => decode(formSchema, one, { id: one.id }) ?? [])
  return mapWithConcurrency(forms, AT_ONCE, async (form) => {
    const ofForm = answers().where('idPlantilla', '==', form.id)
    const [nuevas, revisadas] = await Promise.all([
      // A flood of answers that are marked is nothing to work on.
      counted(within(ofForm.where('invalida', '==', false), 'fechaCreacion', span)),
      counted(within(ofForm, 'revisadoEl', span)),
    ])
    return { form, nuevas, revisadas }
  })
}
type FormCounts = Awaited<ReturnType<typeof countForms>>

const isOf = ({ user, seesAll }: Reader, form: NamedForm): boolean =>
  seesAll &&
  form.areas.some((area) => user.areas.includes(area)) &&
  abilityFor(user).can('read', answersTo(form))

function ofForms(reader: Reader, kind: 'nuevas' | 'revisadas', counts: FormCounts): OfForm[] {
  const { choice } = reader
  return counts.flatMap(({ form, [kind]: count }) =>
    count > 0 && whenOf(choice, kind, form.id) === 'dia' && isOf(reader, form)
      ? [{ id: form.id, titulo: localized(form, 'titulo', choice.idioma), count }]
      : [],
  )
}

const wantsForms = ({ choice, seesAll }: Reader): boolean =>
  seesAll && (['nuevas', 'revisadas'] as const).some((kind) => wants(choice, kind, 'dia'))

/** What there is for a person: two reads, whatever there is. */
async function newsFor(reader: Reader, span: Span, today: string, counts: FormCounts): Promise<DailyNews> {
  const { choice, user, seesAll } = reader
  const turns = [user.username, ...(seesAll ? user.areas : [])]
  const mine = answers().where('asignado', 'in', turns.slice(0, MOST_ASSIGNEES))
  const [asignadas, vencidas] = await Promise.all([
    choice.asignadas === 'dia' ? counted(within(mine, 'asignadoEl', span)) : 0,
    choice.vencidas === 'dia' ? counted(mine.where('vence', '>=', ANY_DAY).where('vence', '<', today)) : 0,
  ])
  return {
    ...{ asignadas, vencidas },
    revisadas: ofForms(reader, 'revisadas', counts),
    nuevas: ofForms(reader, 'nuevas', counts),
    since: addDays(today, -1) ?? today,
  }
}

const isNothing = ({ asignadas, vencidas, revisadas, nuevas }: DailyNews): boolean =>
  asignadas + vencidas + revisadas.length + nuevas.length === 0

async function tellMunicipality(
  municipality: string,
  span: Span,
  { today, before }: { today: string; before: string },
): Promise<void> {
  const { docs } = await database().collection(USERS).where('municipalityPath', '==', municipality).get()
  // Before anybody is told what is their turn today.
  for (const one of docs) await beginAbsence(one, before)
  const readers = docs.flatMap((one) => readerFrom(one) ?? [])
  const [sender, counts] = await Promise.all([
    senderAt(municipality),
    readers.some(wantsForms) ? countForms(municipality, span) : [],
  ])
  await mapWithConcurrency(readers, AT_ONCE, async (reader) => {
    try {
      const news = await newsFor(reader, span, today, counts)
      if (!isNothing(news)) await mailDaily(reader, sender, news, today)
    } catch (error) {
      logger.warn('somebody has no digest today', { username: reader.user.username, error })
    }
  })
}

interface Told {
  dia: string
  hasta: Date
}
const toldSchema = z.looseObject({
  municipios: z.record(z.string(), z.object({ dia: z.string(), hasta: z.date() })),
})

/**
 * Tells each person once a day what there is for them (REACH-07), in the morning of their municipality and only where
 * there is something: forms are counted once for everybody and no answer is read, so a day of ten thousand answers costs
 * as much as one of ten. A municipality whose mails fail is told the next day.
 */
export async function tellDaily(now: Date): Promise<void> {
  const note = database().doc(TOLD_DAILY_PATH)
  const [{ docs }, stored] = await Promise.all([
    database().collectionGroup(MUNICIPALITIES).select().get(),
    note.get(),
  ])
  const told: Record<string, Told> = decode(toldSchema, stored)?.municipios ?? {}
  for (const { ref } of docs) {
    const shown = shownIn(now, await zoneAt(ref.path))
    const [today, time] = [shown.slice(0, 10), shown.slice(11, 16)]
    const before = told[ref.path]
    if (isQuiet(time) || before?.dia === today) continue
    const oldest = now.getTime() - (before ? OLDEST_MS : DAY_MS)
    const after = new Date(Math.max(before?.hasta.getTime() ?? 0, oldest))
    try {
      await tellMunicipality(ref.path, { after, until: now }, { today, before: before?.dia ?? '' })
    } catch (error) {
      // The next run tries once more; the others do not wait for it.
      logger.error('a municipality has no digests yet', { municipality: ref.path, error })
      continue
    }
    await note.set({ municipios: { [ref.path]: { dia: today, hasta: now } } }, { merge: true })
  }
}
