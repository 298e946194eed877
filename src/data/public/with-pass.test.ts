import { beforeEach, expect, it, vi } from 'vitest'
import { DataError, type DataErrorCode } from '../errors'
import { getPass } from './pass'
import { STRANGER } from './stranger'
import { withPass } from './with-pass'

vi.mock('./pass', () => ({ getPass: vi.fn() }))

const REQUEST = { formId: 'f', answerId: 'r' }
const refused = () => Promise.reject(new DataError('forbidden'))
beforeEach(() => void vi.resetAllMocks())

it.each<DataErrorCode>(['down', 'timeout', 'offline'])(
  'ANS-15 SEC-03 that nothing is heard of a pass (%s) is not told as a refusal of the answer',
  async (code) => {
    vi.mocked(getPass).mockRejectedValue(new DataError(code))
    await expect(withPass(STRANGER, REQUEST, refused)).rejects.toMatchObject({ code })
  },
)

it('SEC-03 what is refused although no pass is missing stays refused', async () => {
  vi.mocked(getPass).mockResolvedValue(false)
  await expect(withPass(STRANGER, REQUEST, refused)).rejects.toMatchObject({ code: 'forbidden' })
  vi.mocked(getPass).mockRejectedValue(new DataError('forbidden'))
  await expect(withPass(STRANGER, REQUEST, refused)).rejects.toMatchObject({ code: 'forbidden' })
})
