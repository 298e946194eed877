/** Names of browsers that Enketo's part looks at when it is loaded. */

/** Of a result, as browsers number them. */
export const TYPES = {
  ...{ ANY_TYPE: 0, NUMBER_TYPE: 1, STRING_TYPE: 2, BOOLEAN_TYPE: 3, UNORDERED_NODE_ITERATOR_TYPE: 4 },
  ...{ ORDERED_NODE_ITERATOR_TYPE: 5, UNORDERED_NODE_SNAPSHOT_TYPE: 6, ORDERED_NODE_SNAPSHOT_TYPE: 7 },
  ...{ ANY_UNORDERED_NODE_TYPE: 8, FIRST_ORDERED_NODE_TYPE: 9 },
}

/** A node of an answer: all of it that is looked at. */
export class Answer {
  static readonly ELEMENT_NODE = 1
  readonly nodeType = Answer.ELEMENT_NODE
  constructor(readonly textContent: string) {}
}

Object.assign(globalThis, { Node: Answer, XPathResult: TYPES })
