/** How large the drills are: what the product has to bear. The environment may ask for less, to try something out. */
const size = (name: string, usual: number): number => Number(process.env[name] ?? usual)

/** A person in so many answers over so many forms (OPS-03). */
export const ERASED = size('ERASED_ANSWERS', 500)
export const ERASED_FORMS = size('ERASED_FORMS', 40)

/** Answers whose time is over in one night (OPS-02): those that are deleted, and those that lose their person. */
export const OVER = {
  borrar: size('DELETED_ANSWERS', 100_000),
  anonimizar: size('BLANKED_ANSWERS', 10_000),
}

/** What is backed up and put back (OPS-04). */
export const RESTORED = size('RESTORED_ANSWERS', 100_000)
export const RESTORED_FILES = size('RESTORED_FILES', 10_000)
