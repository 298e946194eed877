import { expect, it } from 'vitest'
import { snippetFor } from './snippet'

it('REACH-03 SEC-03 a title stays a title in what is pasted into a website', () => {
  const snippet = snippetFor({
    ...{ home: 'https://formularios.test', formId: 'a b' },
    title: `"><script>alert(1)</script>' onload='x`,
  })
  expect(snippet).toContain('src="https://formularios.test/marco/a%20b"')
  expect(snippet).toContain('title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39; onload=&#39;x"')
  expect(snippet.match(/<script/g)).toHaveLength(1)
})
