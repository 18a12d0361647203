import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { parseXml, type XmlElement } from '../../../../src/screens/opcua/nodes/node-set/xml'

const test = suite('XML')

/** Name, attributes, and the text or the children of an element. */
const shown = ({ name, attributes, children, text }: XmlElement): unknown => [
  name,
  Object.fromEntries(attributes),
  children.length > 0 ? children.map(shown) : text
]

const read = (text: string) => {
  const root = parseXml(text)
  return root && shown(root)
}

test('reads elements, attributes in either quotes, text, comments, CDATA and references', () => {
  const text = `\uFEFF<?xml version="1.0"?>
<!-- <a> -- -->
<Root one="1 &lt; 2" two = 'say "hi"'>
  <A/><B >x &amp; y<![CDATA[ <z> & ]]>&#x20AC;&#8364;</B >
</Root>
<!-- end -->`
  assert.equal(read(text), [
    'Root',
    { one: '1 < 2', two: 'say "hi"' },
    [
      ['A', {}, ''],
      ['B', {}, 'x & y <z> & €€']
    ]
  ])
})

test('resolves namespaces from the element outwards', () => {
  const root = parseXml('<p:a xmlns:p="urn:1" xmlns="urn:2" q="3"><b/><p:b xmlns:p="urn:4"/><c xmlns=""/></p:a>')
  assert.equal([root?.name, root?.namespace, [...(root?.attributes ?? [])]], ['a', 'urn:1', [['q', '3']]])
  assert.equal(
    root?.children.map(({ name, namespace }) => [name, namespace]),
    [
      ['b', 'urn:2'],
      ['b', 'urn:4'],
      ['c', '']
    ]
  )
})

test('knows the line of an element', () => {
  const root = parseXml('<a>\n<!--\n\n--><b\n c="1"/>\r\n<d/></a>')
  assert.equal(
    root?.children.map(({ line }) => line),
    [4, 6]
  )
})

test('an element may be as deep as a file is long', () => {
  const depth = 100_000
  assert.ok(parseXml('<a>'.repeat(depth) + '</a>'.repeat(depth)))
})

const BROKEN = [
  '',
  'text',
  '<a>',
  '<a></b>',
  '</a>',
  '<a/><b/>',
  '<a/>text',
  '<a b=c/>',
  '<a b="1" b="2"/>',
  '<a b="<"/>',
  '<a>&b;</a>',
  '<a>b & c</a>',
  '<a>&#x110000;</a>',
  '<a><!-- </a>',
  '<p:a/>',
  '<!DOCTYPE a><a/>',
  '<a <b/>',
  '< a/>'
]
for (const text of BROKEN)
  test(`refuses ${text || 'an empty text'}`, () => {
    assert.is(parseXml(text), undefined)
  })

test.run()
