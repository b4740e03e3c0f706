import { expect, test } from 'vitest';
import { dropUnusedProperties } from './unusedProperties.ts';

test('an inlined style keeps the custom properties that the HTML file reads, and every other rule', () => {
  const html = `<style>@layer theme{:root{--a:1px;--b:calc(2px / 3);--c:3px}}@property --d{syntax:"*";inherits:false}@property --e{syntax:"*"}
p{--f:0;margin:var(--a);gap:var(--e, 1px)}</style><p style="width:var(--c)">--b:1;</p>`;
  expect(dropUnusedProperties(html)).toBe(
    `<style>@layer theme{:root{--a:1px;--c:3px}}@property --e{syntax:"*"}
p{margin:var(--a);gap:var(--e, 1px)}</style><p style="width:var(--c)">--b:1;</p>`,
  );
});

test('print rules are left to the whole style sheets', () => {
  expect(
    dropUnusedProperties(
      '<style>a{b:c}@media print{p{d:e}.f{g:h}}@media screen{i{j:k}}@media print{}</style>',
    ),
  ).toBe('<style>a{b:c}@media screen{i{j:k}}</style>');
});

test('a declaration that prefixing has repeated is there once', () => {
  expect(dropUnusedProperties('<style>a{color:red;-x-a:b;-x-a:b;-x-a:b;a:b}p{a:b;a:c}</style>')).toBe(
    '<style>a{color:red;-x-a:b;a:b}p{a:b;a:c}</style>',
  );
});
