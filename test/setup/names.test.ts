import './dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { nameOf, roleOf } from './names'

const CASES: Array<[html: string, role: string | undefined, name: string]> = [
  ['<button>Save <svg aria-hidden="true"><title>x</title></svg></button>', 'button', 'Save'],
  ['<button aria-label="Close"><i>x</i></button>', 'button', 'Close'],
  ['<a href="/app">Home</a>', 'link', 'Home'],
  ['<a>Home</a>', undefined, ''],
  ['<h2>Two <span hidden>three</span> <b>four</b></h2>', 'heading', 'Two four'],
  ['<input type="checkbox" title="All">', 'checkbox', 'All'],
  ['<input type="password" aria-label="Password">', undefined, 'Password'],
  ['<nav aria-label="Menu"></nav>', 'navigation', 'Menu'],
  ['<section>text</section>', undefined, ''],
  ['<section aria-label="Trend">text</section>', 'region', 'Trend'],
  ['<div role="treeitem">Line <em>2</em></div>', 'treeitem', 'Line 2'],
  ['<div role="dialog"><h2>Rename</h2></div>', 'dialog', ''],
  ['<img alt="Logo">', 'img', 'Logo'],
  ['<table><caption>Records</caption></table>', 'table', 'Records'],
  ['<ul><li>One</li></ul>', 'list', '']
]

const test = suite('names')
test.after.each(() => document.body.replaceChildren())

for (const [html, role, name] of CASES) {
  test(`${html} is ${role} ${name}`, () => {
    document.body.innerHTML = html
    const element = document.body.firstElementChild!
    assert.is(roleOf(element), role)
    if (role) assert.is(nameOf(element), name)
  })
}

test('names fields by their labels, around them or pointing at them, but not by what they hold', () => {
  document.body.innerHTML =
    '<label for="a">Name</label><input id="a" value="x"><label>Kind <select><option>A</select></label>'
  assert.is(nameOf(document.querySelector('input')!), 'Name')
  assert.is(nameOf(document.querySelector('select')!), 'Kind')
})

test('names by the elements that aria-labelledby lists, in its order', () => {
  document.body.innerHTML =
    '<b id="a">Log</b><b id="b">2</b><div role="group" aria-labelledby="b a" aria-label="no"></div>'
  assert.is(nameOf(document.querySelector('div')!), '2 Log')
})

test.run()
