import { expect, it, vi } from 'vitest'
import { JUST_BYTES } from '../../domain/files/served-type'
import { download } from '../upload'
import { readFile } from './uploader'

vi.mock('../upload', () => ({ download: vi.fn() }))

it.each([
  ['imagenes/comercios/abc.png', 'image/png', 'image/png'],
  ['imagenes/comercios/abc.png', 'text/html', JUST_BYTES],
  ['imagenes/comercios/abc.png', 'image/svg+xml', JUST_BYTES],
  ['cabeceras/comercios/abc.png', 'image/png', JUST_BYTES],
])('SEC-05 a file of %s that says it is %s reaches the page as %s', async (path, said, taken) => {
  vi.mocked(download).mockResolvedValueOnce(new Blob(['<script>'], { type: said }))
  const file = await readFile(path)
  expect([file.type, await file.text()]).toEqual([taken, '<script>'])
  expect(download).toHaveBeenLastCalledWith('staff', path)
})
