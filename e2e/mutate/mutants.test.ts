import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../stack/ports'
import { mutantsOf, mutated } from './mutants'

const RULES = `service cloud.firestore {
  match /a/{id} {
    function me() { return get(/a/$(id)).data; }
    function isMine(doc) {
      // who && what || why
      return doc.by == me().name && (doc.open == true || isLate(doc)) && 'x && y' in doc.tags;
    }
    function isLate(doc) {
      return doc.size() <= 5 && request.time < doc.end;
    }
    function sees(doc) {
      return isLate(doc) ? isMine(doc) : false == doc.hidden;
    }
    function isShut(doc) {
      return doc.by == 'x' && (doc.shut == true || doc.old == true);
    }
    allow read: if isMine(resource.data) && sees(resource.data);
    allow write: if (isMine(resource.data) && !isShut(resource.data));
  }
}`
const said = mutantsOf(RULES).map(({ id }) => id)

describe('weakened rules', () => {
  it('SEC-07 each condition is left out once, alternatives together; bounds move by one; conditions under a not, or that choose, become false', () => {
    expect(said).toEqual([
      'isMine: doc.by == me().name → true',
      'isMine: doc.open == true || isLate(doc) → true',
      "isMine: 'x && y' in doc.tags → true",
      'isLate: doc.size() <= 5 → true',
      'isLate: doc.size() <= 5 → doc.size() <= 5 + 1',
      'isLate: request.time < doc.end → true',
      'isLate: doc.size() <= 5 && request.time < doc.end → false',
      'sees: isLate(doc) → false',
      'sees: isLate(doc) → true',
      'sees: isMine(doc) → true',
      'sees: false == doc.hidden → true',
      "isShut: doc.by == 'x' && (doc.shut == true || doc.old == true) → false",
      'isShut: doc.shut == true → false',
      'isShut: doc.old == true → false',
      '/a/{id} read: isMine(resource.data) → true',
      '/a/{id} read: sees(resource.data) → true',
      '/a/{id} write: isMine(resource.data) → true',
      '/a/{id} write: !isShut(resource.data) → true',
    ])
  })

  it('SEC-07 each mutant differs in one place, and functions that give a value are left alone', () => {
    const [first] = mutantsOf(RULES)
    expect(first && mutated(RULES, first)).toBe(RULES.replace('doc.by == me().name', 'true'))
    expect(said.join()).not.toContain('me:')
  })

  it.each(['firestore', 'storage'])(
    'SEC-07 %s.rules have mutants of every permission, each known by its own name',
    (name) => {
      const rules = readFileSync(`${ROOT}${name}.rules`, 'utf8')
      const mutants = mutantsOf(rules)
      const allowed = rules.match(/allow [^:]+: if (?!true;)/g) ?? []
      expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length)
      expect(mutants.filter(({ id }) => id.startsWith('/')).length).toBeGreaterThanOrEqual(allowed.length)
    },
  )
})
