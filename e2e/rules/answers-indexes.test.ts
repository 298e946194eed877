import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ROLES } from '../../src/domain/user/roles'
import { ANSWERS_ORDERS, NO_FILTERS, type AnswerFilters } from '../../src/domain/answers-list/filters'
import { answersQuery, type AnswersQuery } from '../../src/domain/answers-list/query'
import { indexFields } from '../../src/testing/index-fields'
import { recipientQueries } from '../../src/domain/answers-list/recipient'
import { aUser } from '../../src/testing/builders'
import { ROOT } from '../stack/ports'

const indexesSchema = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      fields: z.array(
        z.object({ fieldPath: z.string(), order: z.string().optional(), arrayConfig: z.string().optional() }),
      ),
    }),
  ),
})

/** The indexes on answers that are deployed, each in words. */
function deployed(): string[] {
  const { indexes } = indexesSchema.parse(JSON.parse(readFileSync(`${ROOT}firestore.indexes.json`, 'utf8')))
  return indexes
    .filter(({ collectionGroup }) => collectionGroup === 'respuestas_formularios')
    .map(({ fields }) =>
      fields.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${arrayConfig ?? order}`).join(', '),
    )
}

const inWords = (query: AnswersQuery): string[] =>
  indexFields(query).map((fields) =>
    [
      ...fields.map((field) => `${field} ${field === 'areas' ? 'CONTAINS' : 'ASCENDING'}`),
      `${query.order} ${query.ascending ? 'ASCENDING' : 'DESCENDING'}`,
    ].join(', '),
  )

const CHOICES: { [Filter in keyof AnswerFilters]: AnswerFilters[Filter][] } = {
  code: ['', 'VDR-7K3M9QXT2B'],
  author: ['', 'ines'],
  assignee: ['', 'sara'],
  citizenDni: ['', '24123456'],
  state: [null, '1'],
  period: [null, { day: '2026-10-05' }, { from: '2026-10-01', to: null }, { from: null, to: '2026-10-05' }],
  order: [...ANSWERS_ORDERS],
  // A function answers searches and has indexes of its own.
  search: [''],
  choices: [[]],
}

/** Every combination of filters. */
const combinations = (): AnswerFilters[] =>
  Object.entries(CHOICES).reduce<AnswerFilters[]>(
    (all, [filter, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [filter]: value }))),
    [NO_FILTERS],
  )

describe('indexes of the collection of answers', () => {
  it('ALIST-02 HOME-03 STAT-04 CIT-03 PAY-11 OPS-02 REACH-08 serve every query: each combination of filters for each role, the recipient lookup, the statistics, what is over and the citizen’s own list; none is unused', () => {
    const queries = ROLES.map((role) => aUser(role)).flatMap((user) => [
      ...combinations().map((filters) => answersQuery(user, { id: 'comercios', areas: [] }, filters)),
      ...recipientQueries(user, '24123456'),
    ])
    // Whose code it is (FMT-02): the functions ask for the oldest answer that has it.
    const owner = 'codigoMunicipio ASCENDING, fechaCreacion ASCENDING'
    // Answers of a municipality in a period (STAT-04): a count has no order, so its index has that of the condition.
    const inMunicipality = 'municipalityPath ASCENDING, fechaCreacion ASCENDING'
    // How much an account sent within an hour (SEC-03).
    const ofAccount = 'uid ASCENDING, fechaCreacion DESCENDING'
    // Those whose order was never made, the oldest first (PAY-11).
    const hidden = 'removeVision ASCENDING, fechaCreacion ASCENDING'
    // New ones of a form that count, merged with the index of the form's (REACH-07).
    const counting = 'invalida ASCENDING, fechaCreacion ASCENDING'
    // Whether somebody reads an answer about a citizen who books (APPT-01).
    const aboutCitizen = 'datosCiudadano.id ASCENDING, fechaCreacion DESCENDING'
    // What a citizen gave to forms of the portal (CIT-03).
    const ofCitizen = [
      ...['municipalityPath', 'datosCiudadano.id', 'opcionales.citizenAssociationFromCitizenPortal'].map(
        (field) => `${field} ASCENDING`,
      ),
      'fechaCreacion DESCENDING',
    ].join(', ')
    // By words and choices (DAY-01): of everybody's answers, and of the own ones.
    const found = ['', 'creadoPor ASCENDING, '].map(
      (own) => `idPlantilla ASCENDING, ${own}ficha.palabras CONTAINS, fechaCreacion DESCENDING`,
    )
    // Those whose time is over, the oldest first (OPS-02).
    const overdue = [
      'fechaCreacion',
      'lastUpdate',
      'estados.clave movido.fecha',
      'estados.clave lastUpdate',
    ].map((fields) => ['idPlantilla', ...fields.split(' ')].map((field) => `${field} ASCENDING`).join(', '))
    // What is to be worked on, what is late first (REACH-08).
    const tasks = [
      'areas CONTAINS',
      ...['municipalityPath', 'creadoPor', 'asignado'].map((field) => `${field} ASCENDING`),
    ].map((field) => `${field}, vence ASCENDING`)
    // What staff are told of (REACH-07): their own turns, and what came to a municipality or a form.
    const told = [
      ...[
        'areas CONTAINS',
        ...['municipalityPath', 'creadoPor', 'asignado'].map((field) => `${field} ASCENDING`),
      ].map((field) => `${field}, asignadoEl DESCENDING`),
      ...['areas CONTAINS', 'municipalityPath ASCENDING'].flatMap((field) =>
        ['revisadoEl', 'fechaCreacion'].map((moment) => `${field}, ${moment} DESCENDING`),
      ),
      'asignado ASCENDING, asignadoEl ASCENDING',
      'municipalityPath ASCENDING, asignadoEl ASCENDING',
      ...['municipalityPath', 'idPlantilla'].map((field) => `${field} ASCENDING, revisadoEl ASCENDING`),
    ]
    const others = [
      ...told,
      ...tasks,
      ...overdue,
      owner,
      inMunicipality,
      ofAccount,
      hidden,
      counting,
      ofCitizen,
      aboutCitizen,
      ...found,
    ]
    const needed = new Set([...queries.flatMap(inWords), ...others])
    expect([...needed].sort()).toEqual(deployed().sort())
  })
})

describe('documents that are kept for an hour', () => {
  const ttlSchema = z.object({
    fieldOverrides: z.array(
      z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z.boolean().optional() }),
    ),
  })

  it('SEC-03 CIT-01 are removed by the store itself: counters, passes, paused accounts, alarms and used tokens', () => {
    const file: unknown = JSON.parse(readFileSync(`${ROOT}firestore.indexes.json`, 'utf8'))
    const forgotten = ttlSchema
      .parse(file)
      .fieldOverrides.filter(({ ttl }) => ttl)
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup} ${fieldPath}`)
    expect(forgotten).toEqual(
      expect.arrayContaining([
        'limites caduca',
        'cuentas_frenadas caduca',
        'alarmas caduca',
        'pases hasta',
        'tokens_portal caduca',
      ]),
    )
  })
})
