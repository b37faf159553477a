/**
 * The Typst template of the printed list of models. All its text comes in as data (`sys.inputs.list`, JSON, see
 * `PrintedList`), so that no model name is ever parsed as markup. PDF/UA requires the headings, the language and the
 * title. Names are in a grid whose cells are read row by row, as on the page.
 */
export const modelsTemplate = `
#let list = json(bytes(sys.inputs.list))
#let ink = rgb("#17191f")
#let muted = rgb("#5a6070")
#let hair = rgb("#c9cdd8")
#let signal = rgb("#ff4f2b")

#set document(title: list.title, author: list.site, date: none)
#set page(
  paper: "a4",
  margin: (x: 18mm, top: 20mm, bottom: 20mm),
  footer: context [
    #set text(size: 7.5pt, fill: muted)
    #line(length: 100%, stroke: 0.4pt + hair)
    #v(-4pt)
    #grid(
      columns: (1fr, auto),
      list.footer,
      list.page.replace("{page}", str(counter(page).get().first())).replace("{pages}", str(counter(page).final().first())),
    )
  ],
)
#set text(font: "Noto Sans S Chinese", lang: list.lang, size: 9pt, fill: ink, hyphenate: false)
#set par(leading: 0.55em, spacing: 0.8em)
#show heading.where(level: 1): set text(size: 24pt, weight: "bold")
#show heading.where(level: 1): set block(below: 11pt)
#show heading.where(level: 2): set text(size: 12pt, weight: "bold")
#show heading.where(level: 2): set block(above: 0pt, below: 5pt)
#show heading.where(level: 3): set text(size: 8pt, weight: "regular", fill: muted)
#show heading.where(level: 3): set block(above: 10pt, below: 5pt)

// Lines that grow denser, as the levels do: the sign of the house.
#pdf.artifact(box(height: 9pt, width: 100%, {
  for place-of in range(46) {
    place(left + horizon, dx: calc.pow(place-of / 46, 0.62) * 174mm, rect(
      width: 0.7pt,
      height: (2 + 7 * calc.abs(calc.sin(place-of * 0.55))) * 1pt,
      fill: if place-of < 38 { ink } else { signal },
    ))
  }
}))
#v(10pt)
= #list.title
#text(size: 9.5pt, fill: muted)[#list.facts.join(" · ")]
#v(8pt)

#for brand in list.brands [
  #block(above: 16pt, below: 0pt, sticky: true, width: 100%, stroke: (top: 0.8pt + ink), inset: (top: 7pt, bottom: 7pt))[
    == #brand.name #h(3pt) #text(size: 8pt, weight: "regular", fill: muted)[#brand.count]
    #if brand.note != "" [#text(size: 8pt, fill: muted)[#brand.note]]
  ]
  #for group in brand.sets [
    #if group.level != "" [=== #group.level]
    #grid(
      columns: (1fr, 1fr, 1fr, 1fr),
      column-gutter: 10pt,
      ..group.models.map(model => block(width: 100%, inset: (y: 3.2pt), stroke: (top: 0.4pt + hair), model)),
    )
  ]
]
`;
