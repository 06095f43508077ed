/** A page with twenty mistakes; `check.spec.ts` has the line and the words of each. */
export const MISTAKES_PAGE = `<!doctype html>
<html lang="en">
<head>
<title>Twenty mistakes</title>
<script defer src="/skerry/skerry.slim.js"></script>
<script type="application/json" data-site-context>{"pageType": 2,}</script>
</head>
<body>
<div data-block="galery"><p>An unknown block</p></div>
<div data-block="gallery" id="rooms" data-block-json='{
  "design": "slidehow",
  "slidesPerRw": 2,
  "speed": "quick"
}'>
  <div data-gallery-slides>
    <div><img src="boat.jpg" alt="The boat"></div>
    <div><img src="lamp.jpg" width="1500" height="1000"></div>
  </div>
  <button type="button" data-gallery-next></button>
</div>
<div data-block="menu" data-block-json='{"activation": }'><p>Broken JSON</p></div>
<div data-block="accordion"><p>No item</p></div>
<div data-block="lightbox"><p>Nothing to show</p></div>
<form data-block="product" action="/cart" method="post" data-block-json='{"variants": []}'><button>Add</button></form>
<div data-block="form"><p>No form</p></div>
<div data-block="form">
  <form method="post" action="/contact">
    <input name="email" type="email" placeholder="Email">
    <button>Send</button>
  </form>
</div>
<div data-block="share" style="min-height: 28px" data-block-json='{"services": ["facebok"]}'></div>
<div data-block="map" style="height: 300px" data-block-json='{"style": "Greyscale", "location": {"mapLat": "north"}}'></div>
<div data-block="reservation" data-block-json='{"restaurantId": "4711"}'></div>
<div data-block="embed" style="min-height: 200px" data-block-json='{"adress": "https://a.example/"}'></div>
<a data-video href="/about">A page that is no film</a>
</body>
</html>
`;

/** A page in which nothing is wrong, with its style sheet. */
export const CLEAN_PAGE = `<!doctype html>
<html lang="en">
<head>
<title>Nothing wrong</title>
<link rel="stylesheet" href="/skerry/skerry.css">
<link rel="stylesheet" href="look.css">
<script defer src="/skerry/skerry.js"></script>
</head>
<body>
<div data-block="gallery" aria-label="Two days" data-block-json='{"design": "slideshow", "loop": true}'>
  <div data-gallery-slides>
    <div><img src="boat.jpg" width="1600" height="1000" alt="The boat"></div>
    <div><img src="lamp.jpg" width="1500" height="1000" alt=""></div>
  </div>
  <button type="button" data-gallery-next aria-label="Next slide"></button>
</div>
<div class="harbour" data-block="map" data-block-json='{"location": {"mapLat": 55.6301, "mapLng": -6.1904}}'></div>
<div data-block="share"></div>
<noscript><img src="counted.gif"></noscript>
</body>
</html>
`;

/** The style sheet of that page, `look.css`. */
export const CLEAN_LOOK = `@media (min-width: 1px) {
  .harbour {
    min-height: 360px;
  }
}
`;
