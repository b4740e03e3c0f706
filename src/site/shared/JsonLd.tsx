/** What search engines read: schema.org data, as a block that no browser runs. */
export function JsonLd({ data }: { data: object }) {
  // A « < » inside the data must not be able to close the block.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script dangerouslySetInnerHTML={{ __html: json }} type="application/ld+json" />;
}
