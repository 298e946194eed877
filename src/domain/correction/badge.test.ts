import { describe, expect, it } from 'vitest'
import { NO_OPTIONS } from '../form/options'
import { isReviewable, NO_PICKS, reviewBadge } from './badge'
import { requestForChangesSchema, type RequestForChanges } from '../answer/corrections/request'

const request = (given: object): RequestForChanges => requestForChangesSchema.parse(given)
const WAITING = request({ needCompletition: true })
const DONE = request({ needCompletition: false, changesRequested: { answers: [{ order: 0 }] } })

describe('VIEW-02 badge of an answer', () => {
  it('VIEW-02 is in review while the citizen has not completed the last request', () => {
    expect(reviewBadge([DONE, WAITING], NO_PICKS)).toBe('inReview')
    expect(reviewBadge([WAITING], { ...NO_PICKS, images: [{}] })).toBe('inReview')
  })

  it('VIEW-02 counts only the last request', () => {
    expect(reviewBadge([WAITING, DONE], NO_PICKS)).toBe('approved')
  })

  it('VIEW-02 is in review after a revision until staff close it', () => {
    const revised = request({ porRevisar: true, revisedDateTime: new Date(0) })
    expect(reviewBadge([revised], NO_PICKS)).toBe('inReview')
    expect(reviewBadge([{ ...revised, porRevisar: false }], NO_PICKS)).toBe('approved')
    // Something else was asked for since.
    expect(reviewBadge([revised, DONE], NO_PICKS)).toBe('approved')
  })

  it.each(['answers', 'images', 'documents', 'sections'])(
    'VIEW-02 is to correct once %s are ticked',
    (kind) => {
      expect(reviewBadge([DONE], { ...NO_PICKS, [kind]: [{}] })).toBe('toCorrect')
    },
  )

  it('VIEW-02 is approved when nothing was ever asked for', () => {
    expect(reviewBadge([], NO_PICKS)).toBe('approved')
  })

  it('VIEW-02 reads an old request that lacks its lists', () => {
    expect(request({ changesRequested: { answers: null } }).changesRequested.answers).toEqual([])
    expect(request({}).needCompletition).toBe(false)
  })
})

describe('VIEW-02 where answers are reviewed at all', () => {
  it('VIEW-02 CORR-01 answers are reviewed only with the portal and incidents', () => {
    const portal = { ...NO_OPTIONS, citizenAssociationFromCitizenPortal: true }
    expect(isReviewable(NO_OPTIONS)).toBe(false)
    expect(isReviewable(portal)).toBe(false)
    expect(isReviewable({ ...NO_OPTIONS, incidentes: true })).toBe(false)
    expect(isReviewable({ ...portal, incidentes: true })).toBe(true)
    expect(isReviewable({ ...portal, incidentesXestado: true })).toBe(true)
  })
})
