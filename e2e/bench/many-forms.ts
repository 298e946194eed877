import { formPath } from '../../src/domain/store-paths'
import { withoutTriggers } from '../stack/seed/write/triggers'
import { ask, documentSchema, set, writeMany } from './past-rules'

const COPIED = 'reclamo-alumbrado'

/** Gives the municipality so many forms more, in the areas of one that it has. */
export const addForms = (count: number): Promise<void> =>
  withoutTriggers(async () => {
    const { fields } = documentSchema.parse(await ask(`/${formPath(COPIED)}`))
    await writeMany(count, (number) =>
      set(formPath(`${COPIED}-copy-${number}`), {
        ...fields,
        titulo: { stringValue: `Reclamo de alumbrado ${number}` },
      }),
    )
  })
