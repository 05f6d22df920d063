interface DescribedZone {
  city: string;
  at: string;
  department: string | null;
  metaDescription: string;
}

/**
 * schema.org Service of the business in one commune. No address is invented for it (decision 18): the provider is the
 * business, under the one `@id` it has everywhere.
 */
export function locationJsonLd(zone: DescribedZone, { id, url }: { id: string; url: string }): object {
  return {
    "@type": "Service",
    name: `Dépannage informatique ${zone.at}`,
    serviceType: "Dépannage informatique",
    description: zone.metaDescription,
    url,
    provider: { "@id": id },
    areaServed: {
      "@type": "City",
      name: zone.city,
      ...(zone.department
        ? { containedInPlace: { "@type": "AdministrativeArea", name: zone.department } }
        : {}),
    },
  };
}
