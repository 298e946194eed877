/** What a part of a document is to those who have it read aloud (PDF-01). */
type Role = 'H1' | 'H2' | 'H3' | 'P' | 'Link' | 'Figure' | 'Table' | 'TR' | 'TH' | 'TD' | 'Artifact'

/** A part in the tree of a document; whatever is drawn with the same tag belongs to it. */
export interface Tag {
  role: Role
  /** What it is a part of; the document itself without. */
  parent?: Tag
  /** What a picture shows, in words. */
  alt?: string
  /** What a link leads to, in words. */
  leadsTo?: string
  /** What a heading of a table is the heading of. */
  scope?: 'Row' | 'Column'
}

const HEADINGS: Partial<Record<string, Role>> = { title: 'H1', section: 'H2', branch: 'H3' }

/** The tag of a text in a style; a link is a part of its paragraph, and its words are those of the text. */
export const tagOf = (style: string, linkWords: string | null): Tag => {
  const text: Tag = { role: HEADINGS[style] ?? 'P' }
  return linkWords === null ? text : { role: 'Link', parent: text, leadsTo: linkWords }
}

/** What is drawn around the content and not read with it, as page numbers are. */
export const AROUND: Tag = { role: 'Artifact' }

/** A picture with the words that stand for it where it is not seen. */
export const figure = (image: string, alt: string, fit: [width: number, height: number]) => ({
  ...{ image, fit },
  tag: { role: 'Figure', alt } satisfies Tag,
})
