import { formPath } from '../../src/domain/store-paths'
import { formWorkPath } from '../../src/domain/work/form-work'
import { withoutTriggers } from '../stack/seed/write/triggers'
import { ask, documentSchema, set, writeMany, type Fields } from './past-rules'

const COPIED = 'reclamo-alumbrado'

/** Gives the municipality so many forms more, in the areas of one that it has. */
export const addForms = (count: number): Promise<void> =>
  withoutTriggers(async () => {
    const { fields } = documentSchema.parse(await ask(`/${formPath(COPIED)}`))
    const work = documentSchema.parse(await ask(`/${formWorkPath(COPIED)}`))
    const copy = (path: (id: string) => string, copied: Fields) =>
      writeMany(count, (number) =>
        set(path(`${COPIED}-copy-${number}`), {
          ...copied,
          titulo: { stringValue: `Reclamo de alumbrado ${number}` },
        }),
      )
    await copy(formPath, fields)
    await copy(formWorkPath, work.fields)
  })
