import { FORMS } from '../../../src/domain/store-paths'
import type { MigrationName } from '../../../src/domain/migrations'
import { fillDigests } from './fill-digests'
import { knownCount } from '../answers/known-count'
import { nameFormChoices, nameOwnChoices } from './name-choices'
import { fillZones } from '../geography/fill-zones'
import { mendOrders } from '../orders/mend'
import { database } from '../platform/admin'
import { rebuildStatistics } from '../statistics/rebuild'
import { updateWork } from '../statistics/work'
import { refreshWork } from '../statistics/work-head'

/** How many of what were changed. */
export type Counts = Record<string, number>

/** Something to do once in each installation that has documents from before; every part of it may be done again. */
export interface Migration {
  /** What it does, for whoever reads what is left to do. */
  about: string
  /** The parts that are done one after the other, in the order of their names. */
  parts: () => Promise<string[]>
  work: (part: string) => Promise<Counts>
}

/** Comes after every form. */
const OWN_VIEWS = '~ own views'
const ALL = 'all'

const allForms = async (): Promise<string[]> =>
  (await database().collection(FORMS).listDocuments()).map(({ id }) => id)

async function fillLists(part: string): Promise<Counts> {
  if (part === OWN_VIEWS) return { 'users whose views were named': await nameOwnChoices() }
  await knownCount(part)
  await refreshWork(part)
  await updateWork(part, { given: null, isLastLost: true })
  await nameFormChoices(part)
  return { 'answers filled in': await fillDigests(part) }
}

export const WORK: Record<MigrationName, Migration> = {
  zones: {
    about: 'municipalities get the time zone of where they lie, and forms for strangers theirs',
    parts: async () => [ALL],
    work: async () => {
      const { municipalities, forms } = await fillZones()
      for (const [path, zone] of municipalities) console.log(`  ${path}: ${zone}`)
      return { 'municipalities without a zone': municipalities.size, 'forms looked at': forms }
    },
  },
  lists: {
    about: 'answers get what their lists show and find, forms what home shows, views the ids of options',
    parts: async () => [...(await allForms()), OWN_VIEWS],
    work: fillLists,
  },
  orders: {
    about: 'orders of deleted answers lose their buyer, refunds get their day',
    parts: async () => [ALL],
    work: async () => {
      const { forgotten, refunds } = await mendOrders()
      return { 'buyers forgotten': forgotten, 'refunds noted': refunds }
    },
  },
  statistics: {
    about: 'counts of forms are made anew from their answers',
    parts: allForms,
    work: async (formId) => {
      const { answers, documents } = await rebuildStatistics(formId)
      const isRight = answers + documents === 0
      console.log(
        `  ${formId}: ${isRight ? 'right' : `${answers} answers and ${documents} documents were counted wrong`}`,
      )
      return { 'answers counted wrong': answers, 'documents counted wrong': documents }
    },
  },
  counters: {
    about: 'the work of each form says how many answers it has',
    parts: allForms,
    work: async (formId) => {
      await updateWork(formId, { given: null, isLastLost: false, isToCount: true })
      return { 'forms looked at': 1 }
    },
  },
}
