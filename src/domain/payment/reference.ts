const GROUP = 25

/** A payment reference in groups of 25 characters, one below the other (PAY-08): no line is longer than a page is wide. */
export const shownReference = (reference: string): string =>
  (reference.match(new RegExp(`.{1,${GROUP}}`, 'gsu')) ?? []).join('\n')
