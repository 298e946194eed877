/** Where in a survey each rule of a form stood, so that one that does not stay is told at its place. */
import type { Rule } from '../../form-logic/rules'
import { isObject } from '../../form/exchange/node'
import { own, textIn, type Json } from '../json'

/** Where a rule stands; what became an element of a survey from elsewhere says its own places in `$at`. */
export function placeOfRule(json: Json, path: string, key: string): string {
  const places = own(json, '$at')
  return (isObject(places) && textIn(places, key)) || `${path}.${key}`
}

type Named = Pick<Rule, 'field' | 'of'>

export class RulePlaces {
  private readonly places = new Map<string, string>()
  private readonly found = new Set<string>()

  /** @param id of the part that has the rule */
  note(id: string, { field, of }: Named, path: string): void {
    this.places.set(`${id} ${field} ${of}`, path)
    this.found.add(path)
  }

  of(id: string, { field, of }: Named): string | undefined {
    return this.places.get(`${id} ${field} ${of}`)
  }

  /** Where the rules stood that a form has. */
  get all(): ReadonlySet<string> {
    return this.found
  }
}
