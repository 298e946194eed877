import type { Browser, Page } from 'playwright'
import { z } from 'zod'
import { MAX_CHOSEN } from '../../src/domain/answers-list/many'
import { ANSWERS } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { withoutTriggers } from '../stack/seed/write/triggers'
import { fillUp } from './many-answers'
import { ask } from './past-rules'
import { asSupervisor, FEW, MEASURED_FORM } from './reads'

const MORE = 20

export interface Moving {
  /** Answers that were moved at once. */
  answers: number
  /** Requests that wrote. */
  writes: number
  /** How many the page says, and how many the store has. */
  told: number
  stored: number
  /** The longest time that the page did not answer. */
  longestTaskMs: number
}

const namesSchema = z.array(z.object({ document: z.object({ name: z.string() }) }))

/** Puts all answers to a form into its first state, from which they can be moved. */
async function reopenAll(formId: string): Promise<void> {
  const value = { stringValue: formId }
  const found = await ask(':runQuery', {
    structuredQuery: {
      from: [{ collectionId: ANSWERS }],
      where: { fieldFilter: { field: { fieldPath: 'idPlantilla' }, op: 'EQUAL', value } },
      select: { fields: [{ fieldPath: '__name__' }] },
    },
  })
  const estados = { mapValue: { fields: { actual: { integerValue: '0' } } } }
  const writes = namesSchema.parse(found).map(({ document: { name } }) => ({
    update: { name, fields: { estados } },
    updateMask: { fieldPaths: ['estados.actual'] },
  }))
  await ask(':commit', { writes })
}

/** How many answers changed since a moment. */
async function changedSince(moment: Date): Promise<number> {
  const field = { fieldPath: 'lastUpdate' }
  const found = await ask(':runAggregationQuery', {
    structuredAggregationQuery: {
      structuredQuery: {
        from: [{ collectionId: ANSWERS }],
        where: { fieldFilter: { field, op: 'GREATER_THAN_OR_EQUAL', value: { timestampValue: moment } } },
      },
      aggregations: [{ alias: 'total', count: {} }],
    },
  })
  const total = z.object({ total: z.object({ integerValue: z.coerce.number() }) })
  const [first] = z.array(z.object({ result: z.object({ aggregateFields: total }) })).parse(found)
  return first?.result.aggregateFields.total.integerValue ?? 0
}

/** Tells how long the longest task of the page took from now on. */
async function watchTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(globalThis, { __tasks: tasks })
    const observer = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    )
    observer.observe({ type: 'longtask' })
  })
  const read = () => page.evaluate((): unknown => Reflect.get(globalThis, '__tasks'))
  return async () => Math.round(Math.max(0, ...z.array(z.number()).parse(await read())))
}

async function moveAll(page: Page): Promise<Moving> {
  await page.goto(paths.answers.href(MEASURED_FORM))
  await page
    .getByRole('checkbox', { name: /^Elegir la respuesta/ })
    .first()
    .check()
  await page.getByRole('button', { name: `Elegir las primeras ${MAX_CHOSEN} que coinciden` }).click()
  await page.getByText(`${MAX_CHOSEN} respuestas elegidas`).waitFor()
  await page.getByRole('button', { name: 'Cambiar estado' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Nuevo estado' }).click()
  await page.getByRole('option').first().click()
  const begin = dialog.getByRole('button', { name: /^Cambiar \d+ respuestas?$/ })
  const numberIn = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0] ?? 0)
  const answers = numberIn(await begin.textContent())
  let writes = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(':commit')) writes += 1
  })
  const longest = await watchTasks(page)
  const since = new Date()
  await begin.click()
  const said = dialog.getByText(/^Se cambió el estado de \d+ respuestas?$/)
  await said.waitFor()
  const told = numberIn(await said.textContent())
  return { answers, writes, told, stored: await changedSince(since), longestTaskMs: await longest() }
}

/** Moves as many answers at once as can be chosen (DAY-03). */
export async function measureMoving(browser: Browser, baseURL: string): Promise<Moving> {
  await fillUp(MEASURED_FORM, FEW, MAX_CHOSEN + MORE)
  await withoutTriggers(() => reopenAll(MEASURED_FORM))
  return withoutTriggers(() => asSupervisor(browser, baseURL, moveAll))
}
