import { describe, expect, it } from 'vitest'
import { formWorkSchema } from './form-work'
import { later, NO_TALLY, tallied, tallyFrom, workFields, workToStore } from './tally'

const [EARLY, LATE] = [new Date('2026-03-05T10:00Z'), new Date('2026-03-05T11:00Z')]

describe('what open documents have of the work of a form', () => {
  it('DAY-04 comes back as it was stored, without what is 0', () => {
    const trabajo = {
      ...{ total: 2, espera: -1, porRevisar: 1, porEstado: { 0: 3, 1: -1, 2: 0 }, cambio: LATE },
      porDia: { '2026-03-05 0': 2, '2026-03-04 0': 0 },
    }
    const tally = tallyFrom({ vuelta: 3, horas: '', trabajo })
    expect(tally).toEqual({
      ...{ total: 2, espera: -1, porRevisar: 1, cambio: LATE },
      porEstado: new Map([
        ['0', 3],
        ['1', -1],
      ]),
      porDia: new Map([['2026-03-05 0', 2]]),
    })
    expect(workToStore(tally)).toEqual({
      ...{ total: 2, espera: -1, porRevisar: 1 },
      porEstado: { 0: 3, 1: -1 },
      porDia: { '2026-03-05 0': 2 },
    })
  })

  it('DAY-04 is nothing where there is none, as in documents from before, or where it is damaged', () => {
    for (const data of [undefined, { vuelta: 1, horas: '' }, { trabajo: { total: 'x' } }, { trabajo: 7 }])
      expect(tallyFrom(data)).toBe(NO_TALLY)
  })

  it('DAY-04 is summed, whatever came into which of them', () => {
    const came = {
      ...{ total: 2, espera: 2, porRevisar: 1, porEstado: new Map([['0', 2]]), cambio: EARLY },
      porDia: new Map([['2026-03-04 0', 2]]),
    }
    const moved = {
      ...{ total: 0, espera: -1, porRevisar: -1, cambio: LATE },
      porEstado: new Map([
        ['0', -2],
        ['2', 2],
      ]),
      porDia: new Map([
        ['2026-03-04 0', -2],
        ['2026-03-05 2', 2],
      ]),
    }
    const all = {
      ...{ total: 2, espera: 1, porRevisar: 0, porEstado: new Map([['2', 2]]), cambio: LATE },
      porDia: new Map([['2026-03-05 2', 2]]),
    }
    expect(tallied([came, moved])).toEqual(all)
    expect(tallied([moved, NO_TALLY, came])).toEqual(all)
    expect(later(null, EARLY)).toBe(EARLY)
    expect(later(EARLY, null)).toBe(EARLY)
  })

  it('DAY-04 is compared with what the work of the form says', () => {
    const work = formWorkSchema.parse({
      id: 'f',
      total: 3,
      espera: 1,
      porEstado: { 0: 1, 1: 0 },
      porDia: { '2026-03-05 0': 1 },
      ultima: LATE,
    })
    expect(workFields(work)).toEqual({
      ...{ total: 3, espera: 1, porRevisar: 0, porEstado: new Map([['0', 1]]), ultima: LATE, cambio: null },
      porDia: new Map([['2026-03-05 0', 1]]),
    })
    expect(workFields(null)).toEqual({ ...NO_TALLY, ultima: null })
  })
})
