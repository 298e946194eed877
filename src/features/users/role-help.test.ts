import { expect, it } from 'vitest'
import texts from '../../../locales/es/users.json'
import { actionsOn, seesOnlyOwn } from '../../domain/access/permissions'
import { ROLES } from '../../domain/user/roles'

it.each(ROLES.slice(0, 2))('USER-07 says that %s may do everything', (role) => {
  expect(texts.roleHelp[role]).toMatch(/^Puede todo/)
})

it.each(ROLES.slice(2))('USER-07 says of %s what the permission table allows, and nothing else', (role) => {
  const said = texts.roleHelp[role]
  const [forms, answers, statistics] = [
    actionsOn(role, 'form'),
    actionsOn(role, 'answer'),
    actionsOn(role, 'formStatistics'),
  ]
  expect({
    edits: /edita/.test(said),
    duplicates: /duplica/.test(said),
    publishes: /publica/.test(said),
    answers: /contesta/i.test(said),
    completes: /completa/.test(said),
    corrects: /corrige/.test(said),
    onlyOwn: /propias/.test(said),
    counts: /estadísticas/.test(said),
  }).toEqual({
    edits: forms.includes('update'),
    duplicates: forms.includes('duplicate'),
    publishes: forms.includes('publish'),
    answers: answers.includes('create'),
    completes: answers.includes('move'),
    corrects: answers.includes('correct'),
    onlyOwn: seesOnlyOwn(role),
    counts: statistics.includes('read'),
  })
})
