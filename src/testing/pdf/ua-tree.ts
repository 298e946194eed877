import { isDict, Name, Ref, type Dict, type PdfObjects, type Value } from './objects'

/** An element of a document's tree. */
export interface UaElement {
  role: string
  dict: Dict
  /** Its number among the objects; 0 where it stands inside another. */
  number: number
  parent: UaElement | null
  children: UaElement[]
  /** The content that it holds: page and number on it. */
  content: { page: number; mcid: number }[]
  /** The links and the like that it holds, by their number. */
  annotations: number[]
}

const numberOf = (value: Value | undefined): number => (value instanceof Ref ? value.number : 0)
export const nameIn = (value: Value | undefined): string => (value instanceof Name ? value.name : '')

/** The roles that the standard has (ISO 32000-1, 14.8.4). */
const STANDARD = new Set(
  `Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody
  Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP
  Figure Formula Form`.split(/\s+/),
)

/** What a role stands for; whatever is none of the standard's and stands for none comes back as it is. */
function standardRole(role: string, { dictAt }: PdfObjects, roles: Value | undefined): string {
  const map = dictAt(roles)
  const seen = new Set<string>()
  let current = role
  // A map that leads back to where it began stands for nothing.
  while (!STANDARD.has(current) && map.has(current) && !seen.has(current)) {
    seen.add(current)
    current = nameIn(map.get(current))
  }
  return current
}

export const isStandard = (role: string): boolean => STANDARD.has(role)

/** Reads the tree of a document, whose root has no role. */
export function treeOf(pdf: PdfObjects): UaElement {
  const root = pdf.dictAt(pdf.catalog.get('StructTreeRoot'))
  function elementOf(value: Value, parent: UaElement | null): UaElement {
    const dict = pdf.dictAt(value)
    const role = standardRole(nameIn(dict.get('S')), pdf, root.get('RoleMap'))
    const number = numberOf(value)
    const element: UaElement = { role, dict, number, parent, children: [], content: [], annotations: [] }
    for (const kid of pdf.listAt(dict.get('K'))) take(kid, element)
    return element
  }
  function take(kid: Value, element: UaElement): void {
    const page = numberOf(element.dict.get('Pg'))
    const found = pdf.at(kid)
    if (typeof found === 'number') element.content.push({ page, mcid: found })
    else if (!isDict(found)) throw new Error(`An element has something unknown: ${String(found)}`)
    else if (nameIn(found.get('Type')) === 'MCR')
      element.content.push({ page: numberOf(found.get('Pg')) || page, mcid: Number(found.get('MCID')) })
    else if (nameIn(found.get('Type')) === 'OBJR') element.annotations.push(numberOf(found.get('Obj')))
    else element.children.push(elementOf(kid, element))
  }
  return elementOf(pdf.catalog.get('StructTreeRoot') ?? null, null)
}

/** Every element below one, in the order in which they are read. */
export const allBelow = (element: UaElement): UaElement[] =>
  element.children.flatMap((child) => [child, ...allBelow(child)])
