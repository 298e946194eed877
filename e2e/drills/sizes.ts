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

/** Answers that come at a time (OPS-10): to one form, and to many. */
export const LOAD = {
  /** A second; 0 looks for what the machine bears. */
  perSecond: size('LOAD_PER_SECOND', 0),
  seconds: size('LOAD_SECONDS', 600),
  forms: size('LOAD_FORMS', 50),
  formsSeconds: size('LOAD_FORMS_SECONDS', 60),
}
